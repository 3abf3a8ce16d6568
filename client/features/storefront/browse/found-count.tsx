import { useEffect } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { announce } from '../../../platform/live-region';
import { messages } from '../storefront.messages';

/** '24 products found', 'Show 10,000+ results': the server counts no further. */
export function useCountText(): (name: 'found' | 'show', total: number) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (name, total) =>
    total > limits.countedProducts
      ? t(`${name}Many`, { count: format.number(limits.countedProducts) })
      : format.digits(t(name, { count: total }));
}

/**
 * How many were found; announced once it is unchanged for half a second, or every touch of a filter would be announced.
 */
export function FoundCount({ total }: { total: number }) {
  const t = useMessages(messages);
  const texts = useCountText()('found', total);
  useEffect(() => {
    const timer = setTimeout(() => announce(texts, 'polite'), limits.countQuietMs);
    return () => clearTimeout(timer);
  }, [texts]);
  return (
    <>
      <h2 className="visually-hidden">{t('results')}</h2>
      <p className="result-count">{texts}</p>
    </>
  );
}
