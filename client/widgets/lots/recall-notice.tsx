import type { LineRecall_RecallFragment, OrderLine_LineFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { FoundGoodsForm } from './found-goods.form';
import { messages } from './lots.messages';

interface RecallNoticeProps {
  line: Pick<OrderLine_LineFragment, 'id' | 'productName' | 'unit' | 'customUnitNote'>;
  recall: LineRecall_RecallFragment;
}

/** Warns a buyer of recalled goods, says what is refunded, and asks how much of them is there. */
export function RecallNotice({ line, recall }: RecallNoticeProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const quantity = format.quantity(recall.quantity, line.unit, line.customUnitNote);
  return (
    <Alert tone="error" title={t('recallTitle', { product: line.productName })}>
      <p data-own-text>{t('recallText', { quantity, lots: recall.lotCodes.join(', ') })}</p>
      <p data-own-text>{recall.reason}</p>
      {recall.refund !== 'NONE' && <p>{t(recall.refund, { amount: format.money(recall.refunded) })}</p>}
      <FoundGoodsForm
        lineId={line.id}
        foundQuantity={recall.found ?? null}
        outcome={recall.outcome ?? null}
        most={format.quantity(recall.most, line.unit, line.customUnitNote)}
        unit={format.unit(line.unit, line.customUnitNote)}
      />
    </Alert>
  );
}
