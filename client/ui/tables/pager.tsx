import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { useUrlState } from '../../platform/router/use-url-state';
import { pageTitleId } from '../layout/page';
import { uiMessages } from '../ui.messages';

interface PagerProps {
  /** From 1. */
  page: number;
  totalCount: number;
  pageSize: number;
  /** Which heading takes the focus after a change; by default the screen's h1. */
  headingId?: string;
  label?: string;
}

/** First, last, and those around the current one; null represents a gap. */
export function pagesShown(page: number, count: number): (number | null)[] {
  const near = new Set([1, count, page - 1, page, page + 1]);
  if (page <= 3) [2, 3, 4].forEach((one) => near.add(one));
  if (page >= count - 2) [count - 1, count - 2, count - 3].forEach((one) => near.add(one));
  const sorted = [...near].filter((one) => one >= 1 && one <= count).sort((a, b) => a - b);
  return sorted.flatMap((one, index) => (index > 0 && one - (sorted[index - 1] ?? one) > 1 ? [null, one] : [one]));
}

/** Previous, 01 02 03 04, Next: links, so that they can be opened, shared and gone back to. */
export function Pager({ page, totalCount, pageSize, headingId = pageTitleId, label }: PagerProps) {
  const t = useMessages(uiMessages);
  const format = useFormat();
  const url = useUrlState();
  const count = Math.max(1, Math.ceil(totalCount / pageSize));
  const shownBefore = useRef(page);

  useEffect(() => {
    if (shownBefore.current === page) return;
    shownBefore.current = page;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    announce(t('pageOf', { page, count }));
  }, [page, count, headingId, t]);

  if (count < 2) return null;
  const step = (to: number, text: string) =>
    to >= 1 && to <= count ? (
      <Link to={url.hrefWith({ page: to })} rel={to < page ? 'prev' : 'next'}>
        {text}
      </Link>
    ) : (
      <span>{text}</span>
    );
  return (
    <nav aria-label={label ?? t('pages')}>
      <ul className="pager">
        <li>{step(page - 1, t('previous'))}</li>
        {pagesShown(page, count).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                to={url.hrefWith({ page: number })}
                aria-label={t('pageName', { number: format.twoDigits(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {format.twoDigits(number)}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, t('next'))}</li>
      </ul>
    </nav>
  );
}
