import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../platform/brand';
import { useLanguage } from '../../platform/language/use-language';
import { announce } from '../../platform/live-region';
import { setServerTitle, setPageTitle } from '../../platform/page-title';

export const pageTitleId = 'page-title';

interface PageProps {
  /** h1 and document title. */
  title: string;
  /** Beside the title: a count badge. */
  badge?: ReactNode;
  lead?: ReactNode;
  /** One primary action, perhaps a second. */
  actions?: ReactNode;
  width?: 'content' | 'form' | 'card' | 'reading';
  /** For screens that draw their own h1 (landing, product). Give that h1 `id={pageTitleId} tabIndex={-1}`. */
  ownHeading?: boolean;
  /**
   * Identifies the screen as a place of its own; by default its path does. A list keeps its place while a drawer with a
   * path covers it.
   */
  place?: string;
  children: ReactNode;
}

/** A screen: its title in the tab, on the page and aloud; the focus goes to the h1 when a link led here. */
export function Page({ title, badge, lead, actions, width = 'content', ownHeading = false, place, children }: PageProps) {
  const { pathname, key } = useLocation();
  const { language } = useLanguage();
  const here = place ?? pathname;
  const latestTitle = useRef(title);
  latestTitle.current = title;
  const firstEntry = useRef(true);
  firstEntry.current = key === 'default';

  const tabTitle = `${title} · ${brand.name[language]}`;
  setServerTitle(tabTitle);
  useEffect(() => setPageTitle(tabTitle), [tabTitle]);

  useEffect(() => {
    if (firstEntry.current) return; // the visit's first screen leaves the focus where the browser put it
    document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    announce(latestTitle.current);
  }, [here]);

  return (
    <div className="page" data-width={width}>
      {!ownHeading && (
        <div className="page-head">
          <div className="page-actions" style={{ alignItems: 'center' }}>
            <h1 id={pageTitleId} tabIndex={-1} className="page-title">
              {title}
            </h1>
            {badge}
          </div>
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      )}
      {lead && <div className="page-lead">{lead}</div>}
      {children}
    </div>
  );
}
