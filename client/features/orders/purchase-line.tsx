import { useState } from 'react';
import { Link } from 'react-router-dom';
import { gradeNames } from '../../../schema/values/catalogue/grades';
import type { PurchaseDetailQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Button } from '../../ui/buttons/button';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { Stars } from '../../ui/display/stars';
import { LineLots } from '../../widgets/lots/line-lots';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import { messages } from '../../widgets/purchases/purchases.messages';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

/** With what uploads images: only for those who write. */
const ReviewDialog = lazyPart(async () => (await import('./review.form')).ReviewDialog, { missing: OpenedInVain });

interface PurchaseLineProps {
  line: NonNullable<PurchaseDetailQuery['order']>['lines'][number];
  orderId: string;
}

/** One product of an order, and once delivered its rating. */
export function PurchaseLine({ line, orderId }: PurchaseLineProps) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const [rating, setRating] = useState(false);
  const amount = format.quantity(line.quantity, line.unit, line.customUnitNote);
  return (
    <li>
      <span className="purchase-image">
        <ResponsiveImage image={line.image} alt="" sizes="56px" />
      </span>
      <div className="purchase-line-body">
        {line.product ? (
          <Link className="text-link" to={paths.product(line.product.id)}>
            {line.productName}
          </Link>
        ) : (
          <span>{line.productName}</span>
        )}
        <span className="caption">
          {amount} × {format.price(line.unitPrice, line.unit, line.customUnitNote)} = {format.money(line.lineTotal)}
        </span>
        {line.harvestedOn && (
          <span className="caption">
            {texts('harvested', { date: format.days(line.harvestedOn, line.harvestedUntil ?? line.harvestedOn) })}
          </span>
        )}
        <LineLots line={line} />
        {line.grade && <span className="caption">{gradeNames[line.grade][format.language]}</span>}
        {line.orderedQuantity !== line.quantity && (
          <span className="caption">
            {texts('orderedWas', { quantity: format.quantity(line.orderedQuantity, line.unit, line.customUnitNote) })}
          </span>
        )}
        {line.weighedKg && <span className="caption">{texts('weighed', { kg: format.number(line.weighedKg) })}</span>}
        {line.review && <OwnReview review={line.review} name={line.productName} onEdit={() => setRating(true)} />}
        {line.canReview && !line.review && (
          <Button look="subtle" aria-label={t('rateOf', { name: line.productName })} onClick={() => setRating(true)}>
            {t('rate')}
          </Button>
        )}
      </div>
      {rating && <ReviewDialog line={line} orderId={orderId} onClose={() => setRating(false)} />}
    </li>
  );
}

interface OwnReviewProps {
  review: NonNullable<NonNullable<PurchaseDetailQuery['order']>['lines'][number]['review']>;
  name: string;
  onEdit: () => void;
}

/** The buyer's review, the seller's reply, and the way to change it while that is possible. */
function OwnReview({ review, name, onEdit }: OwnReviewProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <Stars value={review.stars}>{t('yourRating')}</Stars>
      {review.text && <span className="caption">{review.text}</span>}
      {review.images.length > 0 && (
        <ul className="own-review-images">
          {review.images.map(({ id, image }, index) => (
            <li key={id}>
              <ResponsiveImage image={image} alt={t('reviewImage', { number: format.number(index + 1) })} sizes="56px" />
            </li>
          ))}
        </ul>
      )}
      {review.reply && (
        <span>
          <strong>{t('sellerReply')}:</strong> {review.reply}
        </span>
      )}
      {review.hiddenReason && <span className="caption">{t('reviewHidden', { reason: review.hiddenReason })}</span>}
      {review.canEdit && (
        <Button look="subtle" aria-label={t('changeRatingOf', { name })} onClick={onEdit}>
          {t('changeRating')}
        </Button>
      )}
    </>
  );
}
