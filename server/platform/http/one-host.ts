/**
 * A request with two Host headers is malformed (RFC 9112, 3.2): a proxy may have chosen by the one and this server by
 * the other. Node takes the first one without a word.
 */
import type { IncomingMessage, RequestListener } from 'node:http';

export function withOneHost(next: RequestListener): RequestListener {
  return (request, response) => {
    if (countHosts(request) < 2) return next(request, response);
    response.writeHead(400, { connection: 'close', 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ message: 'Malformed request.' }));
  };
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
