import type { Handover_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import './handover.css';
import { messages } from './handover.messages';

/** How a delivered order was handed over, with the images that show where. */
export function HandedOver({ order: { handover, images } }: { order: Handover_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!handover) return null;
  const shown = images.filter(({ use }) => use === 'DELIVERY');
  return (
    <div className="handed-over">
      <p>{t(`handedOver${handover}`)}</p>
      {shown.map(({ id, url }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t('imageOf', { number: format.number(index + 1) })} loading="lazy" />
        </a>
      ))}
    </div>
  );
}
