/**
 * The client's files with a hash in their name, sent by Node's HTTP server directly and from memory: a first visit asks
 * for some fifteen of them. They have what concerns a file of its own (its type is not guessed, other sites do not
 * embed it), and no page's headers: those take a kilobyte each time and mean nothing for scripts, styles and fonts.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { isKnownTag } from '../known-tag';
import { acceptedEncoding } from '../pack-response';
import { endWith, isForEver, type PackedFile, type PackedFiles, type Variant, variantFor } from './packed-files';
import { logRequest, type RequestFollowers } from '../request-log';
import { resourceHeaders } from '../security-headers';

export interface AssetSettings extends RequestFollowers {
  readonly files: PackedFiles;
  readonly secure: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A worker has the policy of its own file, not of the page that starts it. */
const WORKER = /\.worker-/;

/** Every other request goes to `app`. */
export function assetRequests({ files, secure, ...followers }: AssetSettings, app: RequestListener): RequestListener {
  const assets = new Map([...files].filter(([, { name }]) => isForEver(name) && path.extname(name) in TYPES && !WORKER.test(name)));
  const shared = { ...resourceHeaders(secure), vary: 'accept-encoding' };
  return (request, response) => {
    const address = request.url ?? '';
    const file = isPlainRead(request) ? assets.get(address) : undefined;
    if (!file) return app(request, response);
    logRequest(followers, request, response, address);
    const { headers, method } = request;
    const variant = variantFor(file, acceptedEncoding(headers['accept-encoding']));
    const described = { ...shared, 'cache-control': file.cacheControl, etag: variant.etag };
    if (isKnownTag(headers['if-none-match'], variant.etag)) {
      response.writeHead(304, described).end();
      return;
    }
    response.writeHead(200, { ...described, ...contentHeaders(file, variant) });
    endWith(variant, method, response);
  };
}

/** Without a body, whose time Express's handlers limit. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return (method === 'GET' || method === 'HEAD') && !hasBody;
}

function contentHeaders({ name }: PackedFile, { length, encoding }: Variant): Record<string, string> {
  const type = { 'content-type': TYPES[path.extname(name)] ?? '', 'content-length': String(length) };
  return encoding ? { ...type, 'content-encoding': encoding } : type;
}
