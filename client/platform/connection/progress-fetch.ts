/**
 * A `fetch` for the upload link. Requests that carry `fetchOptions: { onProgress }` go by XMLHttpRequest,
 * since fetch cannot report how much of an upload has left the phone; all others go by the browser's fetch.
 */
type OnProgress = (fraction: number) => void;

interface ProgressInit extends RequestInit {
  onProgress?: OnProgress;
}

function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

function sendWithProgress(url: string, init: ProgressInit, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    request.withCredentials = init.credentials === 'include';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      onProgress(1);
      resolve(
        new Response(request.responseText, {
          status: request.status,
          statusText: request.statusText,
          headers: readHeaders(request.getAllResponseHeaders()),
        }),
      );
    };
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.ontimeout = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

export const progressFetch: typeof fetch = (input, init?: ProgressInit) => {
  if (!init?.onProgress) return fetch(input, init);
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  return sendWithProgress(url, init, init.onProgress);
};
