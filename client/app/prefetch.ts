import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { useDataSaver } from '../platform/device/data-saver';
import { allRoutes } from './routes';

/** Fetches a screen's code when a link to it is pointed at, touched or focused, so that the tap finds it there (design.md P15). Not for those who save data. */
const asked = new Set<string>();

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link) return;
  const route = allRoutes.find(({ path }) => matchPath(path, link.pathname) !== null);
  if (!route || asked.has(route.path)) return;
  asked.add(route.path);
  route.lazy().catch(() => asked.delete(route.path)); // the navigation will ask again, and say what is wrong
}

export function usePrefetch(): void {
  const sparing = useDataSaver();
  useEffect(() => {
    if (sparing) return;
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, prefetch, { passive: true }));
    return () => events.forEach((name) => document.removeEventListener(name, prefetch));
  }, [sparing]);
}
