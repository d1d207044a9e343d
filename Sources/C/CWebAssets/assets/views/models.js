import { api } from '../shared/api.js';
import { button, element, symbolButton } from '../shared/element.js';
import { dayName, language, text } from '../shared/language.js';
import { photoSource } from '../shared/photo-source.js';
import { attempt, toast } from '../shared/toast.js';
import { ingredientNames } from '../shared/vocabulary.js';

export const title = 'models.short';

/** Shows what the program was taught, teaches more, and describes the installed models. */
export async function show({ page, signal }) {
  const lessons = element('div', { class: 'stack' });
  const models = element('div', { class: 'stack' });
  page.append(
    element('header', { class: 'stack' }, element('h1', {}, text('teach.title')), element('p', { class: 'lead' }, text('teach.lead'))),
    entry(), lessons, element('h2', {}, text('models.title')), models);
  await Promise.all([fillLessons(), fillModels()]);

  function entry() {
    const names = element('datalist', { id: 'taught' });
    const field = element('input', { id: 'name', 'aria-label': text('ingredient'), placeholder: text('teach.name'), list: 'taught', autocomplete: 'off' });
    field.addEventListener('focus', async () => {
      if (!names.children.length) names.append(...(await ingredientNames()).map((value) => element('option', { value })));
    }, { once: true });
    const take = async (files) => {
      const name = field.value.trim();
      if (!name) {
        field.focus();
        toast(text('teach.name.first'));
        return;
      }
      const form = new FormData();
      form.append('name', name);
      for (const file of files) form.append('photo', file, file.name);
      const answer = await attempt(() => api.submit('/teach', form));
      if (!answer) return;
      const [{ name: learnt, pictures }] = answer.taught;
      field.value = '';
      toast(text('teach.taught', { name: learnt, pictures }), { undo });
      for (const { photo, error } of answer.failures ?? []) toast(`${photo}: ${error}`, { isFailure: true });
      await fillLessons();
    };
    return element('div', { class: 'entry teaching' }, field, names, photoSource(take, { label: text('teach.photos'), primary: true, signal }));
  }

  async function fillLessons() {
    const { lessons: list } = await api.get('/teach', {}, { signal });
    lessons.replaceChildren(...(list.length
      ? [element('ul', { class: 'list' }, list.map(lesson)), element('div', { class: 'row' }, button(text('teach.undo'), undo, { class: 'plain' }, 'undo'))]
      : [element('p', { class: 'empty' }, text('teach.empty'))]));
  }

  function lesson({ ingredient, name, pictures, newest }) {
    return element('li', {},
      element('span', { class: 'grow' }, element('span', { class: 'name' }, name), ' ',
        element('span', { class: 'quiet small' }, text('teach.pictures', { pictures }), newest ? ` · ${dayName(newest.slice(0, 10))}` : '')),
      symbolButton(text('teach.forget', { name }), 'bin', async () => {
        if (!await attempt(() => api.remove('/teach', { name: ingredient }))) return;
        toast(text('teach.forgotten', { name }), { undo });
        await fillLessons();
      }, { class: 'round plain' }));
  }

  async function undo() {
    if (await attempt(() => api.patch('/teach', { action: 'undo' }))) await attempt(fillLessons);
  }

  async function fillModels() {
    const { models: list } = await api.get('/models', {}, { signal });
    models.replaceChildren(...list.map(model));
  }

  function model({ model: name, description, labels, bytes, error }) {
    const body = element('div', { class: 'stack' });
    const node = element('details', { class: 'card model' },
      element('summary', {}, element('span', { class: 'name' }, name), element('span', { class: 'quiet small' }, error ?? description ?? '')), body);
    node.addEventListener('toggle', async () => {
      if (!node.open || body.children.length) return;
      const card = await attempt(() => api.get(`/models/${encodeURIComponent(name)}`, {}, { signal }));
      if (card) body.append(facts(card, { labels, bytes }));
    });
    return node;
  }

  function facts(card, { labels, bytes }) {
    const described = card.classifier ?? card.detector ?? {};
    const number = (value) => new Intl.NumberFormat(language).format(value);
    const rows = [
      ['model.size', `${number(Math.round(bytes / 1024))} KB`], ['model.parameters', number(card.parameters)], ['model.labels', labels],
      ['model.figures', described.figures], ['model.origin', described.origin], ['model.license', described.license],
      ['model.hash', described.sha256],
    ].filter(([, value]) => value !== null && value !== undefined && value !== '');
    return element('dl', { class: 'facts' }, rows.flatMap(([name, value]) => [element('dt', {}, text(name)), element('dd', {}, shown(value))]));
  }
}

/** A figure may be a text, a number, or a group of figures with names. */
function shown(value) {
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value).map(([name, figure]) => `${name}: ${shown(figure)}`).join(', ');
}
