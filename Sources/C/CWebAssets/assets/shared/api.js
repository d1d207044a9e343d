import { language } from './language.js';

const root = '/api/v1';

/** What changes the kitchen, and can be undone; a photo is only looked at. */
const kept = /^\/(pantry|shopping|plan|teach|recipes|import)\b/;

/** A failure that the server explains with a problem document (RFC 9457). */
export class Problem extends Error {
  constructor(problem, status) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
    this.status = status;
  }
}

/** Requests of what is at home, to buy, to cook: the REST API, described by `openapi.json`. */
export const api = {
  get: (path, query = {}, options = {}) => request('GET', path, { query, ...options }),
  post: (path, json, options = {}) => request('POST', path, { json, ...options }),
  put: (path, json, options = {}) => request('PUT', path, { json, ...options }),
  patch: (path, json, options = {}) => request('PATCH', path, { json, ...options }),
  remove: (path, query = {}, options = {}) => request('DELETE', path, { query, ...options }),
  /** Sends a form with pictures and fields. */
  submit: (path, form, options = {}) => request('POST', path, { form, ...options }),
  /** Sends a picture, or another file whose `type` is given, as it is. */
  send: (path, picture, query = {}, options = {}) => request('POST', path, { picture, query, ...options }),
};

/** Returns the address of the picture of a dish. */
export const dishPicture = (id) => `/dishes/${encodeURIComponent(id)}.png`;

async function request(method, path, { query = {}, json, picture, type, form, signal, as = 'json' }) {
  const url = new URL(root + path, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '' && value.length !== 0) url.searchParams.set(name, value);
  }
  const headers = { 'Accept-Language': language };
  let body = form ?? picture;
  if (json !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(json);
  } else if (picture) {
    headers['Content-Type'] = type ?? pictureType(picture);
  }
  const response = await fetch(url, { method, headers, body, signal });
  if (!response.ok) throw new Problem(await explanation(response), response.status);
  if (method !== 'GET' && kept.test(path)) dispatchEvent(new Event('kitchenchange'));
  return as === 'blob' ? response.blob() : response.status === 204 ? null : response.json();
}

async function explanation(response) {
  const problem = await response.json().catch(() => null);
  return problem?.title ? problem : { title: `${response.status} ${response.statusText}` };
}

/** Returns the type of a picture; browsers do not know every file that the server reads. */
function pictureType(picture) {
  if (picture.type) return picture.type;
  return /\.hei[cf]$/i.test(picture.name ?? '') ? 'image/heic' : 'image/jpeg';
}
