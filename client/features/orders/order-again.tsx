import { useState } from 'react';
import { CalendarSync, RotateCcw } from 'lucide-react';
import { useReorderPurchaseMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { messages } from '../../widgets/purchases/purchases.messages';

interface Outcome {
  readonly missing: readonly string[];
  readonly lineCount: number;
}

interface OrderAgainProps {
  orderId: string;
  /** How many products the order has. */
  lineCount: number;
  /**
   * An order of a shared basket is not repeated: it has no address of its own. Right after the order, the link is
   * above.
   */
  mayRecur: boolean;
}

/** Puts the same products into the cart, and shows what is not sold any more. */
export function OrderAgain({ orderId, lineCount, mayRecur }: OrderAgainProps) {
  const t = useMessages(messages);
  const [reorder, { busy, errorText }] = useAppMutation(useReorderPurchaseMutation);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const again = async () => {
    const { data } = await reorder({ variables: { id: orderId } });
    if (data) setOutcome({ missing: data.reorder.missing, lineCount: data.reorder.cart.lineCount });
  };
  const none = outcome !== null && outcome.missing.length >= lineCount;
  return (
    <div className="order-again">
      <Button look="outline" icon={<RotateCcw aria-hidden />} busy={busy} busyLabel={t('orderingAgain')} onClick={() => void again()}>
        {t('orderAgain')}
      </Button>
      {mayRecur && (
        <ButtonLink look="outline" icon={<CalendarSync aria-hidden />} to={paths.orderRecurring(orderId)}>
          {t('everyWeek')}
        </ButtonLink>
      )}
      {errorText && <Alert tone="error">{errorText}</Alert>}
      {outcome && (
        <Alert
          tone={outcome.missing.length > 0 ? 'warning' : 'success'}
          title={t(none ? 'againNone' : outcome.missing.length > 0 ? 'againSome' : 'again')}
          action={!none && <ButtonLink to={paths.cart()}>{t('toCart')}</ButtonLink>}
        >
          {outcome.missing.length > 0 && <p>{t('missing', { names: outcome.missing.join(', ') })}</p>}
        </Alert>
      )}
    </div>
  );
}
