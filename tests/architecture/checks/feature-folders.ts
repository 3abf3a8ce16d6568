/**
 * Features of the client are named after their addresses: `/admin/messages` is `features/admin/messages`, and the
 * screens of `/orders/:id` are in `features/orders`. Whoever sees an address knows the folder.
 */
import path from 'node:path';
import { type PageName, pagesOf, sitePages } from '../../../schema/values/site/site-routes';
import type { FileMap } from './source-tree';
import { isNode, parse, plainText, visit } from './syntax-tree';

/** The tables that give a page its screen. */
const routeTables = ['routes.ts', 'other-screens.ts', 'user-screens.ts', 'admin-pages.ts'].map((name) => `client/app/${name}`);
const features = 'client/features/';

export type FolderExceptions = Readonly<Partial<Record<PageName, string>>>;

/**
 * Returns each page without a screen, each page whose feature is not named after its address and is not excepted, and
 * each exception that nothing needs. The folder may have the plural of the address: `/basket/:token` is in `baskets`.
 */
export function misnamedFeatures(files: FileMap, exceptions: FolderExceptions = {}): string[] {
  const screens = screensByPage(files);
  const names = Object.keys(sitePages) as PageName[];
  const misnamed = names.filter((name) => screens.has(name) && !isNamedAfter(featureOf(screens.get(name)!), name));
  return [
    ...names.filter((name) => !screens.has(name)).map((name) => `${name} has no screen in ${routeTables.join(', ')}`),
    ...misnamed
      .filter((name) => !Object.hasOwn(exceptions, name))
      .map((name) => `${features}${featureOf(screens.get(name)!)} has the screen of ${addressesOf(name).join(', ')}`),
    ...Object.keys(exceptions)
      .filter((name) => !misnamed.includes(name as PageName))
      .map((name) => `${name}: an exception that nothing needs`),
  ];
}

/** Folders of features that hold no screen of any page. */
export function featuresWithoutPage(files: FileMap): string[] {
  const held = new Set([...screensByPage(files).values()].map(featureOf));
  const folders = [...files.keys()].filter((name) => name.startsWith(features) && featureOf(name) !== 'admin').map(featureOf);
  return [...new Set(folders)].filter((folder) => !held.has(folder)).toSorted();
}

/** The file of each page's screen. */
function screensByPage(files: FileMap): Map<string, string> {
  const screens = new Map<string, string>();
  for (const table of routeTables) {
    const tree = parse(table, files.get(table) ?? '');
    const screensByVariable = new Map<string, string>();
    visit(tree, (node) => {
      if (node.type === 'VariableDeclarator') addScreen(screensByVariable, table, plainText(node.id), node.init);
    });
    visit(tree, (node) => {
      if (node.type !== 'KeyValueProperty') return;
      const shared = screensByVariable.get(plainText(node.value) ?? '');
      const name = plainText(node.key);
      if (name !== null && shared !== undefined) screens.set(name, shared);
      else addScreen(screens, table, name, node.value);
    });
  }
  return screens;
}

function addScreen(screens: Map<string, string>, table: string, name: string | null, value: unknown): void {
  const imported: string[] = [];
  visit(value, (node) => {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Import') return;
    const specifier = plainText((node.arguments as { expression: unknown }[])[0]?.expression);
    if (specifier !== null) imported.push(path.posix.join(path.posix.dirname(table), specifier));
  });
  if (name !== null && imported.length === 1 && imported[0]!.startsWith(features)) screens.set(name, imported[0]!);
}

/** `client/features/admin/messages/sms.screen` → `admin/messages`, `client/features/sales/table/…` → `sales`. */
function featureOf(file: string): string {
  const folders = path.posix.dirname(file).slice(features.length).split('/');
  return folders.slice(0, folders[0] === 'admin' ? 2 : 1).join('/');
}

const addressesOf = (name: PageName) => pagesOf(name).map((page) => page.path);

/** `/dashboard/producerSellPost` → `producer-sell-post`, `/orders/:id/recurring` → `orders`, `recurring`. */
function segmentsOf(address: string): string[] {
  const segments = address.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'));
  const words = segments.map((segment) => segment.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase());
  return words[0] === 'dashboard' || words[0] === 'admin' ? words.slice(1) : words;
}

function isNamedAfter(feature: string, name: PageName): boolean {
  const isAdmin = feature.startsWith('admin/');
  const folder = isAdmin ? feature.slice('admin/'.length) : feature;
  const spellings = [`-${folder}-`, `-${folder.replace(/s$/, '')}-`];
  return addressesOf(name).every(
    (address) =>
      address.startsWith('/admin') === isAdmin &&
      segmentsOf(address).some((segment) => spellings.some((spelling) => `-${segment}-`.includes(spelling))),
  );
}
