/**
 * As much of sed as the documents use, for machines that have none: substitutions in a basic regular expression, of a
 * file or of what is piped in.
 */
const fs = require('node:fs');

const [script, file] = process.argv.slice(2);
const substitutions = script.split(/;\s*(?=s\/)/).map((command) => {
  const [, pattern, replacement] = /^s\/((?:[^/\\]|\\.)*)\/((?:[^/\\]|\\.)*)\/$/.exec(command) ?? [];
  if (pattern === undefined) throw new Error(`${command} is not known here`);
  // a group is \( \) there, and braces and brackets alone are themselves
  const extended = pattern.replaceAll(/\\?[(){}+?|]/g, (sign) => (sign.length === 2 ? sign[1] : `\\${sign}`));
  return { pattern: new RegExp(extended), replacement: replacement.replaceAll('$', '$$$$').replaceAll(/\\(\d)/g, '$$$1') };
});
const text = fs.readFileSync(file ?? 0, 'utf8');
const lines = text.replace(/\n$/, '').split('\n');
const changed = lines.map((line) => substitutions.reduce((now, { pattern, replacement }) => now.replace(pattern, replacement), line));
process.stdout.write(changed.join('\n') + (text.endsWith('\n') ? '\n' : ''));
