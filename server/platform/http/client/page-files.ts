/**
 * Which files of the build a page's screen needs besides the frame's own, by the build's manifest, so that HTML can
 * name them before any script runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { homeFiles, renderedPages } from '../../../../schema/values/site/page-renderer';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** By the path of `renderedPages`; null where the client has not been built. */
export function readPageFiles(clientDir: string): ReadonlyMap<string, PageFiles> | null {
  return filesByPath(
    clientDir,
    Object.entries(renderedPages).map(([page, screen]) => [page, [`features/${screen}.screen.tsx`]]),
  );
}

/** By the path of a signed-in user's home; null where the client has not been built. */
export function readHomeFiles(clientDir: string): ReadonlyMap<string, PageFiles> | null {
  return filesByPath(clientDir, Object.entries(homeFiles));
}

type SourcesOfPage = readonly [page: string, sources: readonly string[]];

function filesByPath(clientDir: string, pages: readonly SourcesOfPage[]): ReadonlyMap<string, PageFiles> | null {
  const file = path.join(clientDir, '.vite', 'manifest.json');
  if (!fs.existsSync(file)) return null;
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const frame = filesOf(manifest, entry);
  const without = (present: readonly string[], files: readonly string[]) => files.filter((one) => !present.includes(one));
  return new Map(
    pages.map(([page, sources]) => {
      const { scripts, styles } = filesOf(manifest, sources);
      return [page, { scripts: without(frame.scripts, scripts), styles: without(frame.styles, styles) }];
    }),
  );
}

/** The chunks and all they cannot start without. */
function filesOf(manifest: Manifest, names: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  names.forEach(visit);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  const address = (file: string) => `/${file}`;
  return { scripts: chunks.map(({ file }) => address(file)), styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map(address)))] };
}
