import { CalendarClock, CircleStop, EllipsisVertical, Eye, Pencil, QrCode, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Audience } from '../../../schema/values/catalogue/catalogue';
import { isBelowMinimum } from '../../../schema/values/catalogue/sell-terms';
import { tiersBelow } from '../../../schema/values/accounts/trade';
import type { SellPostCard_SellPostFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { Menu } from '../../ui/overlays/menu';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { OwnPrice } from '../../widgets/own-price/own-price';
import { messages } from './sell-posts.messages';
import type { SwitchedTo } from './use-sale-switch';

interface SellPostCardProps {
  post: SellPostCard_SellPostFragment;
  /** Set for a while after the switch was pressed. */
  switchedTo: SwitchedTo | undefined;
  editHref: string;
  againHref: string;
  onSwitch: () => void;
  onUndo: () => void;
  onEnd: () => void;
}

/** Pages of the server, not of this client. */
const openLabels = (productId: string, lang: string) => window.location.assign(paths.labels(productId, { lang }));

/** One sell post: what, for how much, how it goes, until when, and the switch of the sale. */
export function SellPostCard({ post, switchedTo, editHref, againHref, onSwitch, onUndo, onEnd }: SellPostCardProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const product = useReadable()(post.product);
  const amount = (quantity: string) => format.quantity(quantity, product.unit, product.customUnitNote);
  const price = (money: string) => format.price(money, product.unit, product.customUnitNote);
  const ended = post.state === 'ENDED';
  const tiers = tiersBelow(post.tiers, product.price);
  const items = [
    { key: 'view', label: t('view'), icon: <Eye aria-hidden />, to: paths.myProduct(product.id) },
    { key: 'labels', label: t('labels'), icon: <QrCode aria-hidden />, onSelect: () => openLabels(product.id, format.language) },
    ...(ended
      ? []
      : [
          { key: 'edit', label: t('edit'), icon: <Pencil aria-hidden />, to: editHref },
          { key: 'end', label: t('end'), icon: <CircleStop aria-hidden />, tone: 'danger' as const, onSelect: onEnd },
        ]),
  ];
  return (
    <article className="post-card">
      <div className="post-image">
        <ResponsiveImage image={product.image} alt="" sizes="112px" />
      </div>
      <div className="post-body">
        <h2 className="post-name two-lines">
          <Link to={paths.myProduct(product.id)}>{product.name}</Link>
        </h2>
        <OwnPrice product={product} />
        <ul className="post-facts">
          {tiers.map((tier) => (
            <li key={tier.minQuantity}>{t('tierLine', { quantity: amount(tier.minQuantity), price: price(tier.price) })}</li>
          ))}
          <li>{t('left', { quantity: amount(product.available) })}</li>
          <li>{`${t('views', { count: post.views })} · ${t('sold', { quantity: amount(post.soldQuantity) })}`}</li>
        </ul>
        {!ended && isBelowMinimum(product) && <BelowMinimum post={post} />}
        <Marks post={post} hasTiers={tiers.length > 0} />
      </div>
      <div className="post-menu">
        <Menu
          label={t('actionsFor', { name: product.name })}
          triggerClass="bar-button"
          trigger={<EllipsisVertical aria-hidden />}
          items={items}
        />
      </div>
      <div className="post-foot">
        {switchedTo ? (
          <p className="post-undo" role="status">
            <span>{t(switchedTo === 'OPEN' ? 'nowOn' : 'nowOff')}</span>
            <Button look="ghost" icon={<Undo2 aria-hidden />} aria-label={t('undoOf', { name: product.name })} onClick={onUndo}>
              {t('undo')}
            </Button>
          </p>
        ) : ended ? (
          !product.addToSellPost && (
            <ButtonLink full to={againHref} aria-label={t('postOf', { name: product.name })}>
              {t('post')}
            </ButtonLink>
          )
        ) : (
          <>
            <Button
              look={post.state === 'OPEN' ? 'outline' : 'solid'}
              aria-label={t(post.state === 'OPEN' ? 'stopOf' : 'postOf', { name: product.name })}
              onClick={onSwitch}
            >
              {t(post.state === 'OPEN' ? 'stop' : 'post')}
            </Button>
            <ButtonLink look="ghost" to={editHref} aria-label={t('editOf', { name: product.name })}>
              {t('edit')}
            </ButtonLink>
          </>
        )}
      </div>
    </article>
  );
}

/** Less is left than the smallest quantity that is sold: nobody can order it. */
function BelowMinimum({ post: { product, minQuantity } }: { post: SellPostCard_SellPostFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const amount = (quantity: string) => format.quantity(quantity, product.unit, product.customUnitNote);
  return <Alert tone="warning" role={null} title={t('belowMinimum', { left: amount(product.available), minimum: amount(minQuantity) })} />;
}

/** Shows what distinguishes this post: its days, its tiers, and whether it is for businesses only. */
function Marks({ post, hasTiers }: { post: SellPostCard_SellPostFragment; hasTiers: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const lastDay = (moment: string) => format.day(Date.parse(moment) - 1);
  const ended = post.state === 'ENDED';
  const forBusinesses = post.audience === Audience.BUSINESSES;
  const days = ended
    ? post.endedAt && t('endedOn', { date: format.day(post.endedAt) })
    : [
        post.isScheduled && post.availableFrom && t('startsOn', { date: format.day(post.availableFrom) }),
        post.availableUntil && t('endsOn', { date: lastDay(post.availableUntil) }),
      ]
        .filter(Boolean)
        .join(' · ');
  if (!days && !forBusinesses && !hasTiers) return null;
  return (
    <p className="post-marks">
      {days && (
        <span className="badge" data-tone={post.isScheduled ? 'waiting' : undefined}>
          <CalendarClock aria-hidden />
          {days}
        </span>
      )}
      {forBusinesses ? (
        <span className="badge" data-tone="info">
          {t('onlyBusinesses')}
        </span>
      ) : (
        hasTiers && (
          <span className="badge" data-tone="info">
            {t('tiersForBusinesses')}
          </span>
        )
      )}
    </p>
  );
}
