/**
 * Serves the REST API's documents: the document for programs, the page for people, and the page's style. The document
 * is the committed one (`npm run generate`): making it runs the rules thousands of times, which takes too long for a
 * running server.
 */
import fs from 'node:fs';
import path from 'node:path';
import { docsPage } from './docs-page';
import type { OpenApi } from './openapi-document';
import { docsStyle } from './docs-style';

export interface ServedDocument {
  readonly method: 'get';
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** Is beside the sources and beside what is built of them. */
const FILE = path.join(__dirname, '../../../schema/openapi.json');

export function readDocuments(): ServedDocument[] {
  const document = fs.readFileSync(FILE, 'utf8');
  return [
    { method: 'get', path: '/openapi.json', type: 'application/json', body: document },
    { method: 'get', path: '/docs', type: 'text/html', body: docsPage(JSON.parse(document) as OpenApi) },
    { method: 'get', path: '/docs.css', type: 'text/css', body: docsStyle },
  ];
}
