import { useAcceptDealMutation, useDeclineDealMutation, useEndMyDealMutation } from '../../generated/graphql';
import type { DealCard_DealFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useReadable } from '../../platform/i18n/use-readable';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { DealAct } from './deal-card';
import { messages } from './deals.messages';

interface DecideDealProps {
  act: DealAct;
  deal: DealCard_DealFragment;
  onDone: () => void;
  onClose: () => void;
}

const doneTexts = { accept: 'accepted', decline: 'declined', end: 'ended' } as const;

/** Asks before a price changes or a proposal is over; a failure stays in the dialog. */
export function DecideDeal({ act, deal, onDone, onClose }: DecideDealProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [accept, accepting] = useAppMutation(useAcceptDealMutation);
  const [decline, declining] = useAppMutation(useDeclineDealMutation);
  const [end, ending] = useAppMutation(useEndMyDealMutation);
  const runs = { accept, decline, end };
  const { busy, errorText } = { accept: accepting, decline: declining, end: ending }[act];
  const { name, unit, customUnitNote } = useReadable()(deal.product);
  const price = (amount: string) => format.price(amount, unit, customUnitNote);
  const window = t('window', { from: format.dateTime(deal.startsAt), until: format.dateTime(deal.endsAt) });
  const confirm = async () => {
    const { failure } = await runs[act]({ variables: { id: deal.id } });
    if (failure) return;
    toast.success(t(doneTexts[act], { name }));
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={t(`${act}Title`)}
      tone={act === 'accept' ? 'brand' : 'danger'}
      confirmLabel={t(act)}
      busyLabel={t('sending')}
      busy={busy}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {t(act === 'end' && deal.state === 'USED_UP' ? 'endUsedUpText' : `${act}Text`, {
          name,
          window,
          price: price(deal.dealPrice),
          before: price(deal.priceBefore),
        })}
      </p>
    </ConfirmDialog>
  );
}
