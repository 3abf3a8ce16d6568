/**
 * The sub-folders of a large folder stand in one line, and an import goes down the line only, types as well
 * (ARCHITECTURE.md, Dependency rule). `node -r ./tools/build/register.cjs tests/architecture/count-shape.ts`
 * counts.
 */
import path from 'node:path';
import { type FileMap, isScript } from './source-tree';
import { importsOf } from './syntax-tree';

/** From the ground up. `.` stands for the files that are in no sub-folder. */
export const folderLines: Readonly<Record<string, string>> = {
  'server/modules/orders': `
    enums → delivery → pricing → orders → notifications → account → images → day → invoices → tracking →
    parcels → quantities → steps → suspended → refusals → problems → sales → timers → admin → buyers →
    payments → cart → checkout → basket-checkout → disputes`,
  'server/modules/catalogue': `
    . → words → categories → products → lots → provenance → labels → sharing → back-in-stock → sell-posts → stock →
    editing → imports → market → favourites → stories → records → admin`,
  'server/modules/catalogue/products': `
    . → own-products → figures`,
  'server/modules/catalogue/market': `
    search → .`,
  'server/modules/accounts': `
    users → follows → verification → auth → second-factor → login → codes → passwords → registration →
    profile → addresses → closing`,
  'server/modules/notifications': `
    texts → content → push → records → .`,
  'server/modules/money': `
    . → ledger → gateway → postings → payouts → settlements → bills → statement → records → admin`,
  'server/modules/dashboard': `
    . → week-prices → price-alerts → duties → service-figures`,
  'server/modules/recalls': `
    . → details → epcis → packing → recalled → holders`,
  'server/modules/reviews': `
    reading → images → .`,
  'server/modules/partners': `
    . → messages → webhooks → deliveries → api-keys → records → admin`,
  'server/modules/admin': `
    . → accounts → announcements → audit-trail → sms → overview → exports`,
  'server/platform': `
    . → push → config → logging → errors → validation → paging → redis → security → threads → spans →
    outgoing → db → idempotency → http → tracing → jobs → metrics → events → graphql → files → csv → xlsx →
    calendar → outbox → sms → payments → personal-data → fast`,
  'server/platform/db': `
    statements → .`,
  'server/platform/http': `
    health → . → client → pages → app`,
  'server/platform/graphql': `
    . → limits → reads → uploads → requests → sandbox → sockets → execution`,
  'server/app': `
    wiring → http → start → doctor → commands`,
  'client/platform': `
    device → account → language → . → theme → toast → reports → router → i18n → support → favourites → cart →
    push → apollo → offline → connection → session → forms → drafts → place`,
  'client/ui': `
    . → buttons → display → feedback → inputs → fields → layout → overlays → images → tables → charts`,
};

/** A module with more files than this needs a line. */
const FILES_WITHOUT_A_LINE = 25;
const otherFolders = ['server/app', 'server/platform', 'client/platform', 'client/ui'];

interface BackImport {
  /** Path from the root with its ending. */
  readonly from: string;
  readonly to: string;
}

export interface BackImportException extends BackImport {
  readonly reason: string;
}

export interface FolderImports {
  readonly folders: readonly string[];
  /** Imports from one sub-folder into another. */
  readonly all: readonly BackImport[];
  readonly back: readonly BackImport[];
}

/**
 * Returns each import that breaks the rule and is not excepted, each exception that nothing needs, and each folder that
 * has no place in its line.
 */
export function brokenFolderLines(
  files: FileMap,
  exceptions: readonly BackImportException[] = [],
  lines: Readonly<Record<string, string>> = folderLines,
): string[] {
  const back = Object.keys(lines).flatMap((folder) => folderImports(files, folder, lines).back.map(keyOf));
  const excepted = exceptions.map(keyOf);
  return [
    ...back.filter((key) => !excepted.includes(key)).map((key) => `${key}: an import goes down the line of folders only`),
    ...excepted.filter((key) => !back.includes(key)).map((key) => `${key}: an exception that nothing needs`),
    ...Object.keys(lines).flatMap((folder) => misplaced(folderImports(files, folder, lines).folders, folder, lines)),
    ...foldersInNeed(files)
      .filter((folder) => !(folder in lines))
      .map((folder) => `${folder} has no line of folders`),
  ];
}

/** The imports between the sub-folders of one folder. */
export function folderImports(files: FileMap, folder: string, lines: Readonly<Record<string, string>> = folderLines): FolderImports {
  const line = placesOf(folder, lines);
  const inside = [...files].filter(([name]) => name.startsWith(`${folder}/`) && isScript(name));
  const all = inside.flatMap(([from, text]) =>
    importsOf(from, text)
      .map((specifier) => target(files, from, specifier))
      .filter((to) => to?.startsWith(`${folder}/`) && subFolder(folder, to) !== subFolder(folder, from))
      .map((to) => ({ from, to: to! })),
  );
  const rank = (name: string) => line.indexOf(subFolder(folder, name));
  return {
    folders: [...new Set(inside.map(([name]) => subFolder(folder, name)))],
    all: unique(all),
    back: unique(all).filter(({ from, to }) => rank(to) > rank(from)),
  };
}

/** Sub-folders that reach each other by imports, each such group once. */
export function folderCircles(imports: FolderImports, folder: string): string[][] {
  const arrows = imports.all.map(({ from, to }) => [subFolder(folder, from), subFolder(folder, to)] as const);
  const reached = new Map(imports.folders.map((name) => [name, reachable(name, arrows)]));
  const circles = imports.folders.map((name) =>
    imports.folders.filter((other) => other === name || (reached.get(name)?.has(other) && reached.get(other)?.has(name))),
  );
  return [...new Map(circles.filter(({ length }) => length > 1).map((circle) => [circle.join(' '), circle])).values()];
}

const keyOf = ({ from, to }: BackImport) => `${from} → ${to}`;

const placesOf = (folder: string, lines: Readonly<Record<string, string>>) => (lines[folder] ?? '').trim().split(/\s+→\s+/);

function unique(imports: readonly BackImport[]): BackImport[] {
  return [...new Map(imports.map((one) => [keyOf(one), one])).values()];
}

function subFolder(folder: string, name: string): string {
  const rest = name.slice(folder.length + 1);
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : '.';
}

function target(files: FileMap, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const to = path.posix.join(path.posix.dirname(from), specifier);
  return ['', '.ts', '.tsx', '.d.ts'].map((ending) => to + ending).find((name) => files.has(name));
}

function reachable(start: string, arrows: readonly (readonly [string, string])[]): Set<string> {
  const seen = new Set<string>();
  const next = [start];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    for (const [from, to] of arrows) {
      if (from !== name || seen.has(to)) continue;
      seen.add(to);
      next.push(to);
    }
  }
  return seen;
}

function misplaced(folders: readonly string[], folder: string, lines: Readonly<Record<string, string>>): string[] {
  const line = placesOf(folder, lines);
  return [
    ...folders.filter((name) => !line.includes(name)).map((name) => `${folder}/${name} has no place in the line of folders`),
    ...line.filter((name) => !folders.includes(name)).map((name) => `${folder}/${name} is in the line of folders and does not exist`),
  ];
}

function foldersInNeed(files: FileMap): string[] {
  const counts = new Map<string, number>();
  for (const name of files.keys()) {
    const folder = otherFolders.find((other) => name.startsWith(`${other}/`)) ?? /^server\/modules\/[^/]+(?=\/)/.exec(name)?.[0];
    if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > FILES_WITHOUT_A_LINE || otherFolders.includes(folder) ? [folder] : []));
}
