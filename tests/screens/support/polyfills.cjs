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
globalThis.IntersectionObserver ??= class {
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
