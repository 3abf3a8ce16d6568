/**
 * As much of curl as the documents use, for machines that have none: -s -X -H -d -F -o -w, bodies and files by @name.
 */
const fs = require('node:fs');

const headers = new Headers();
const settings = { form: null, body: null, method: null, out: null, write: null, url: null };
const content = (value) => (value.startsWith('@') ? fs.readFileSync(value.slice(1), 'utf8') : value);
const options = {
  '-H': (value) => headers.append(...value.split(/:\s*(.*)/s).slice(0, 2)),
  '-X': (value) => (settings.method = value),
  // curl itself drops the line breaks of a file given so
  '-d': (value) => (settings.body = value.startsWith('@') ? content(value).replaceAll(/[\r\n]/g, '') : value),
  '-F': (value) => {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(value);
    settings.form ??= new FormData();
    if (text.startsWith('@')) settings.form.append(name, new Blob([fs.readFileSync(text.slice(1))], { type: 'image/jpeg' }), text.slice(1));
    else settings.form.append(name, text);
  },
  '-o': (value) => (settings.out = value),
  '-w': (value) => (settings.write = value),
};

async function run() {
  const words = process.argv.slice(2);
  while (words.length > 0) {
    const word = words.shift();
    if (options[word]) options[word](words.shift());
    else if (word.startsWith('http')) settings.url = word;
    else if (word !== '-s') throw new Error(`${word} is not known here`);
  }
  const { form, body, method, out, write, url } = settings;
  const sent = form ?? body;
  const response = await fetch(url, { method: method ?? (sent === null ? 'GET' : 'POST'), headers, body: sent });
  const text = await response.text();
  if (out === null) process.stdout.write(text);
  else fs.writeFileSync(out, text);
  const notified = (write ?? '')
    .replaceAll('%{http_code}', response.status)
    .replaceAll(/%header\{([\w-]+)\}/g, (_whole, name) => response.headers.get(name));
  process.stdout.write(notified.replaceAll('\\n', '\n'));
}

void run();
