import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDataSaver } from '../platform/device/data-saver';
import { allRoutes, type AppRoute } from './routes';

/**
 * Fetches a screen's code before its link is followed, so that a tap does not wait for it: when the link is pointed at,
 * touched or focused, and in a quiet moment when it is in view in the page or the phone's bottom bar. Not for those who
 * save data.
 */
const prefetched = new Set<string>();
const inView = '#content a[href^="/"], .bottom-bar a[href^="/"]';
/** After the screen's own code, data and images. */
const quietAfterMs = 3000;

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
const patterns = allRoutes.map((route) => ({ route, pattern: partsOf(route.path) }));

/** Compares segments: the router would compile each of a hundred paths for each link of the page, in one task. */
function routeOf(pathname: string): AppRoute | undefined {
  const parts = partsOf(pathname);
  const isHere = (pattern: readonly string[]) =>
    pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index]);
  return patterns.find(({ pattern }) => isHere(pattern))?.route;
}

function prefetch(link: HTMLAnchorElement): void {
  const route = routeOf(link.pathname);
  if (!route || prefetched.has(route.path)) return;
  prefetched.add(route.path);
  route.lazy().catch(() => prefetched.delete(route.path)); // the navigation will ask again, and say what is wrong
}

function onHint({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link) prefetch(link);
}

export function usePrefetch(): void {
  const sparing = useDataSaver();
  const { pathname } = useLocation();
  useEffect(() => {
    if (sparing) return;
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, onHint, { passive: true }));
    return () => events.forEach((name) => document.removeEventListener(name, onHint));
  }, [sparing]);

  useEffect(() => {
    if (sparing || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        prefetch(target as HTMLAnchorElement);
      }
    });
    const timer = setTimeout(() => document.querySelectorAll(inView).forEach((link) => observer.observe(link)), quietAfterMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, sparing]);
}
