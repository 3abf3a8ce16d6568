import { useTakeFirstFromLotMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { Select } from '../../../ui/inputs/select';
import { harvestDays } from '../../../widgets/lots/lot-card';
import { messages } from './day.messages';
import type { PickItem } from './picked';

/** Chooses the lot that a product's orders are taken from first. */
export function FirstLot({ item, onChange }: { item: PickItem; onChange: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [take, { errorText }] = useAppMutation(useTakeFirstFromLotMutation);
  const choose = async (code: string) => {
    const { data } = await take({ variables: { code } });
    if (data) onChange();
  };
  const textOf = (lot: PickItem['lotsInStock'][number]) =>
    [t('lot', { code: lot.code }), format.quantity(lot.quantity, item.unit, item.customUnitNote), harvestDays(lot, format.date)]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className="pick-lot">
      <Select
        label={t('firstLot')}
        value={item.lotsInStock[0]?.code ?? ''}
        choices={item.lotsInStock.map((lot) => ({ value: lot.code, label: textOf(lot) }))}
        onChange={(code) => void choose(code)}
      />
      {errorText && <Alert tone="error">{errorText}</Alert>}
    </div>
  );
}
