import Big from 'big.js';
import { useState } from 'react';
import { FoundGoodsOutcome } from '../../../schema/values/catalogue/lots';
import { type RecalledStock_LotFragment, useSetStockMutation, useStockOnHandLazyQuery } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { DateText } from '../../ui/display/moment';
import { Select } from '../../ui/inputs/select';
import { messages as fieldMessages } from '../../ui/fields/fields.messages';
import { RemovalText } from '../../widgets/lots/lot-history';
import { messages as lotTexts } from '../../widgets/lots/lots.messages';
import { messages } from './lots.messages';

interface RecalledStockProps {
  lots: readonly RecalledStock_LotFragment[];
  onChange: () => void;
}

/** Recalled stock of the seller that is left, and what became of the rest; the seller says it here. */
export function RecalledStock({ lots, onChange }: RecalledStockProps) {
  const t = useMessages(messages);
  return (
    <section className="panel lot">
      <h2>{t('ownStock')}</h2>
      {lots.map((lot) => (
        <OneStock key={lot.id} lot={lot} onChange={onChange} />
      ))}
    </section>
  );
}

function OneStock({ lot: stored, onChange }: { lot: RecalledStock_LotFragment; onChange: () => void }) {
  const t = useMessages(messages);
  const lot = useReadable()(stored);
  const ofLots = useMessages(lotTexts);
  const tField = useMessages(fieldMessages);
  const format = useFormat();
  const toast = useToast();
  const { account } = useSession();
  const [readStock] = useStockOnHandLazyQuery({ fetchPolicy: 'network-only' });
  const [count] = useAppMutation(useSetStockMutation);
  const [outcome, setOutcome] = useState<FoundGoodsOutcome | ''>('');
  const amount = (quantity: string) => format.quantity(quantity, lot.unit, lot.customUnitNote);
  const choices = [
    { value: '', label: tField('choose') },
    ...Object.values(FoundGoodsOutcome).map((value) => ({ value, label: ofLots(value) })),
  ];
  const save = async () => {
    if (outcome === '') return;
    const { data } = await readStock({ variables: { id: lot.productId } });
    if (!data?.product) return;
    const quantity = new Big(data.product.quantity).minus(lot.remaining).toFixed();
    const { failure } = await count({ variables: { productId: lot.productId, quantity, outcome } });
    if (failure) return;
    toast.success(t('ownSaved'));
    onChange();
  };
  const mayState = account?.id === lot.ownerId && !lot.isReceived && Number(lot.remaining) > 0;
  return (
    <>
      <p>
        {ofLots('lot', { code: lot.code })} · {t('ownLeft', { quantity: amount(lot.remaining) })}
      </p>
      {lot.removals.map((removal) => (
        <p key={removal.id} className="caption">
          <RemovalText lot={lot} removal={removal} /> · <DateText at={removal.createdAt} />
        </p>
      ))}
      {mayState && (
        <div className="off-paper">
          <Select
            label={ofLots('outcomeLabel')}
            value={outcome}
            choices={choices}
            onChange={(value) => setOutcome(value as FoundGoodsOutcome | '')}
          />
          {outcome !== '' && (
            <Button look="outline" onClick={() => void save()}>
              {t('ownGone')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
