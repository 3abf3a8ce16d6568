/** Which paths are pages of the web client: the server responds with 404 (with the page all the same) for any other. */
import { inPattern } from '../../text/in-pattern';
import { categories } from '../catalogue/categories';
import { DASHBOARD_PATH, type PageName, pagesOf, sitePages, tilePaths } from './site-routes';

/** `:id` represents one segment. */
export const clientPaths: readonly string[] = [
  ...(Object.keys(sitePages) as PageName[]).flatMap((name) =>
    name === 'category' ? categories.map(({ slug }) => `/category/${slug}`) : pagesOf(name).map(({ path }) => path),
  ),
  ...tilePaths,
  DASHBOARD_PATH,
];

const patterns = clientPaths.map(
  (path) =>
    new RegExp(
      `^${path
        .replace(/\/$/, '')
        .split(/:[^/]+/)
        .map(inPattern)
        .join('[^/]+')}/?$`,
      'i',
    ),
);

/** As the client's router matches it: letter case and a closing slash do not matter. */
export function isClientPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
