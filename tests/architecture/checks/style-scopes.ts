/**
 * Style sheets of features and widgets load with the first screen that needs them and then stay: the rules of one must
 * not reach another's screens.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type FileMap, root } from './source-tree';

const sharedFolder = 'client/platform/theme/';
/** Set on the document by the platform, styled where it matters. */
const documentClasses = ['keyboard-open'];

export function readStyles(): FileMap {
  const names = fs.readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' }).map((name) => `client/${name}`);
  return new Map(names.filter((name) => name.endsWith('.css')).map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]));
}

/** `client/features/cart/cart.css` → `features/cart`. */
function folderOf(name: string): string {
  return name.split('/').slice(1, 3).join('/');
}

/** Every selector of a sheet, lists split at their outer commas; keyframes and at-rules left out. */
export function selectorsOf(css: string): string[] {
  const found: string[] = [];
  let depthOfKeyframes = -1;
  let depth = 0;
  for (const [, prelude = '', mark] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') {
      depth -= 1;
      if (depth === depthOfKeyframes) depthOfKeyframes = -1;
      continue;
    }
    if (mark === ';') continue;
    const text = prelude.trim();
    if (text.startsWith('@keyframes')) depthOfKeyframes = depth;
    else if (!text.startsWith('@') && depthOfKeyframes === -1) found.push(...outerParts(text));
    depth += 1;
  }
  return found;
}

function outerParts(list: string): string[] {
  const parts = [''];
  let open = 0;
  for (const sign of list) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (sign === ',' && open === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** Which folder each class belongs to: the first class of a selector that no theme sheet has. */
function owners(styles: FileMap): { owned: Map<string, Set<string>>; ownerless: string[] } {
  const shared = new Set(documentClasses);
  for (const [name, css] of styles)
    if (name.startsWith(sharedFolder)) selectorsOf(css).forEach((selector) => classesOf(selector).forEach((one) => shared.add(one)));
  const owned = new Map<string, Set<string>>();
  const ownerless: string[] = [];
  for (const [name, css] of styles) {
    if (name.startsWith(sharedFolder)) continue;
    for (const selector of selectorsOf(css)) {
      const own = classesOf(selector).find((one) => !shared.has(one));
      if (own === undefined) ownerless.push(`${name}: "${selector}" reaches every screen: begin it with a class of ${folderOf(name)}`);
      else owned.set(own, (owned.get(own) ?? new Set()).add(folderOf(name)));
    }
  }
  return { owned, ownerless };
}

/** Selectors without a class of their own folder, and classes that two folders define. */
export function leakingStyles(styles: FileMap): string[] {
  const { owned, ownerless } = owners(styles);
  const twice = [...owned]
    .filter(([, folders]) => folders.size > 1)
    .map(([name, folders]) => `.${name} is defined by ${[...folders].join(' and ')}`);
  return [...ownerless, ...twice];
}

/**
 * A class that selectors of its own define in more than one sheet, the theme's included: a search for it would find
 * half of it.
 */
export function scatteredClasses(styles: FileMap): string[] {
  const sheets = new Map<string, Set<string>>();
  for (const [name, css] of styles) {
    for (const selector of selectorsOf(css)) {
      const [only, ...others] = new Set(classesOf(selector));
      if (only === undefined || others.length > 0 || documentClasses.includes(only)) continue;
      sheets.set(only, (sheets.get(only) ?? new Set()).add(name));
    }
  }
  return [...sheets].filter(([, names]) => names.size > 1).map(([one, names]) => `.${one} is defined in ${[...names].join(' and ')}`);
}

/** Markup of one feature that counts on the sheet of another: it would look right only after that other was opened. */
export function borrowedClasses(styles: FileMap, sources: FileMap): string[] {
  const { owned } = owners(styles);
  return [...sources].flatMap(([name, text]) => {
    if (!name.startsWith('client/') || !name.endsWith('.tsx')) return [];
    const used = [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
    return [...new Set(used)].flatMap((one) => {
      const folders = [...(owned.get(one) ?? [])].filter((folder) => folder.startsWith('features/'));
      return folders.length === 0 || folders.includes(folderOf(name)) ? [] : [`${name}: .${one} is styled by ${folders.join(', ')}`];
    });
  });
}

/** Classes that keep their text in one line and do not cut it. */
function classesOfOneLine(styles: FileMap): ReadonlySet<string> {
  const rules = [...styles.values()].flatMap((css) => [...css.matchAll(/([^{};]*)\{([^{}]*white-space: nowrap[^{}]*)\}/g)]);
  const uncut = rules.filter(([, , body = '']) => !/overflow: (hidden|auto)/.test(body));
  return new Set(
    uncut.flatMap(([, selectors = '']) => [...selectors.matchAll(/\.([a-z][\w-]*)(?=\s*(?:,|$))/g)].map(([, name = '']) => name)),
  );
}

/** Markup that puts a joined list of any length into an element that does not wrap. */
export function listsInOneLine(styles: FileMap, sources: FileMap): string[] {
  const kept = classesOfOneLine(styles);
  return [...sources].flatMap(([name, text]) => {
    if (!name.startsWith('client/') || !name.endsWith('.tsx')) return [];
    const joined = [...text.matchAll(/className="([^"]*)"[^<>]*>\s*\{[^<]*\.join\(/g)].flatMap(([, list = '']) => list.split(/\s+/));
    return joined.filter((one) => kept.has(one)).map((one) => `${name}: .${one} does not wrap, and holds a list`);
  });
}
