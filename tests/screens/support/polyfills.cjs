// what jsdom 26 lacks and Chakra UI v3 / Apollo Client 4 / react-router 7 use
const { TextEncoder, TextDecoder } = require('node:util');
const web = require('node:stream/web');
Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream: web.ReadableStream, TransformStream: web.TransformStream });
globalThis.structuredClone ??= (v) => (v === undefined ? undefined : JSON.parse(JSON.stringify(v)));
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (q) => ({
  matches: false,
  media: q,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
  onchange: null,
});
window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
// jsdom's blobs cannot hand out their bytes
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
// the router makes Requests for its loaders: Node's own, with Node's abort signals
const ofNode = (name) => require('node:vm').runInThisContext(name);
for (const name of ['Request', 'Response', 'Headers', 'AbortController', 'AbortSignal']) globalThis[name] = ofNode(name);
// jsdom knows <dialog> but not how to open it
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
  const first = this.querySelector('button, [href], input, select, textarea, [tabindex]:not([tabindex="-1"])');
  first?.focus();
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
document.addEventListener('keydown', (event) => {
  const dialog = event.key === 'Escape' && !event.defaultPrevented && [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
});
Element.prototype.scrollIntoView ??= () => {};
globalThis.crypto ??= ofNode('crypto');
