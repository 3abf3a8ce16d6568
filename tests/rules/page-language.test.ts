/** The language of a page for someone who has no session. */
import type { Request } from 'express';
import { choicesOf } from '../../server/platform/http/pages/rendered-pages';

const languageOf = (headers: Record<string, string>, query = {}) => choicesOf({ headers, query } as unknown as Request).language;

it.each([
  ['a device that prefers Bangla', { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' }, {}, 'bn'],
  ['a device that prefers English and knows Bangla', { 'accept-language': 'en-GB,bn;q=0.9' }, {}, 'en'],
  ['a device of neither language', { 'accept-language': 'fr-FR' }, {}, 'en'],
  ['a device that says nothing', {}, {}, 'en'],
  ['a stored choice, whatever the device prefers', { 'accept-language': 'bn-BD', cookie: 'language=en' }, {}, 'en'],
  ['a link that names a language', { 'accept-language': 'bn-BD' }, { lang: 'en' }, 'en'],
])('follows %s', (_case, headers, query, language) => {
  expect(languageOf(headers as Record<string, string>, query)).toBe(language);
});
