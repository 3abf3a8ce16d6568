/** A call as a line of curl, ready to be pasted: a form where files may be sent, JSON elsewhere. */
import type { Call, Operation } from './openapi-document';
import type { Json } from './route-docs';

const SITE = 'https://haatbar.example/api/v1';
/** A line shows what a call is, not everything it can take. */
const SHOWN_QUERY = 3;
const LEFT_OUT = ['customUnitNote', 'version', 'secondaryImages'];

export function curlOf({ method, path, operation }: Call): string {
  const { parameters = [], security } = operation;
  const query = parameters.filter((one) => one.in === 'query').slice(0, SHOWN_QUERY);
  const queryString = query.map(({ name, example }) => `${name}=${encodeURIComponent(plain(example))}`).join('&');
  const headers = parameters.filter((one) => one.in === 'header' && one.required);
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(SITE + path + (queryString && `?${queryString}`))}`,
    ...(security.length === 1 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(({ name, example }) => `-H ${quoted(`${name}: ${plain(example)}`)}`),
    ...bodyOf(operation),
  ];
  return lines.join(' \\\n  ');
}

function bodyOf({ requestBody }: Operation): string[] {
  const example = requestBody?.content['application/json']?.example;
  if (!example) return [];
  const files = Object.entries(requestBody?.content['multipart/form-data']?.schema.properties ?? {})
    .filter(([, property]) => 'format' in property && property.format === 'binary')
    .map(([name]) => name);
  if (files.length === 0) return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(example))}`];
  const fields = Object.entries(example).filter(([name]) => !LEFT_OUT.includes(name));
  return fields.map(([name, value]) => `-F ${quoted(`${name}=${files.includes(name) ? '@photo.jpg' : plain(value)}`)}`);
}

/** A text as it is, anything else as JSON. */
export function plain(value: Json = ''): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** For a shell: a quote inside ends the text, is written, and begins it again. */
function quoted(words: string): string {
  return `'${words.replaceAll(`'`, `'\\''`)}'`;
}
