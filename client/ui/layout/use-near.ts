import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Half a phone's screen: what is drawn late is there when it is scrolled to. */
const margin = '300px';

/** True from when the element is in view or nearly so; at once in a browser that cannot observe it. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(() => typeof window !== 'undefined' && !('IntersectionObserver' in window));
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: margin,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}
