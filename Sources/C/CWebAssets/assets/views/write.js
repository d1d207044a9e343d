import { api } from '../shared/api.js';
import { button, element } from '../shared/element.js';
import { wording } from '../shared/failure.js';
import { text } from '../shared/language.js';
import { go } from '../shared/router.js';
import { attempt, toast } from '../shared/toast.js';

export const title = 'write.short';

/** A text in Cooklang that becomes a recipe: a new one, or a change of the one that the address names. */
export async function show({ page, parts: { id }, signal }) {
  const path = id ? `/recipes/${encodeURIComponent(id)}` : '/recipes';
  const given = await api.get(id ? `${path}/text` : '/template', {}, { signal });
  const field = element('textarea', { class: 'editor', id: 'recipe-text', spellcheck: false, rows: 22, maxlength: 100_000,
    'aria-describedby': 'recipe-hint' });
  field.value = given.text;
  const fault = element('div', { class: 'stack', role: 'alert' });
  const heading = text(id ? 'write.title.edit' : 'write.title');
  const explanation = id ? given.own ? 'write.lead.own' : 'write.lead.copy' : 'write.lead';
  page.append(
    element('header', { class: 'stack' }, element('h1', { class: 'compact' }, heading), element('p', { class: 'lead' }, text(explanation))),
    element('form', { class: 'stack', onsubmit: save },
      element('label', { for: 'recipe-text' }, text('write.text')), field,
      element('p', { class: 'quiet small', id: 'recipe-hint' }, text('write.hint')), fault,
      element('div', { class: 'row' }, element('button', { class: 'primary' }, text('write.save')),
        button(text('cancel'), () => history.back()),
        id && given.own ? button(text('write.remove'), remove, { class: 'plain' }, 'bin') : null)));

  async function save(event) {
    event.preventDefault();
    fault.replaceChildren();
    try {
      const { recipes: [recipe] } = await (id ? api.put(path, { text: field.value }) : api.post(path, { text: field.value }));
      go(`recipe/${encodeURIComponent(recipe.id)}`);
      toast(text('write.saved', { title: recipe.title }), { undo });
    } catch (error) {
      const { title: reason, detail } = wording(error);
      fault.replaceChildren(element('p', { class: 'alarm' }, reason), detail ? element('p', { class: 'small' }, detail) : '');
      field.focus();
    }
  }

  async function remove() {
    if (!await attempt(() => api.remove(path))) return;
    go('own');
    toast(text('write.removed'), { undo });
  }

  async function undo() {
    if (await attempt(() => api.patch('/recipes', { action: 'undo' }))) go('own');
  }
}
