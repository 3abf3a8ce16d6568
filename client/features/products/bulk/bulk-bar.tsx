import { useState } from 'react';
import { ChevronDown, CircleDollarSign, CircleStop, Package, Store, Tags, Trash2 } from 'lucide-react';
import { limits } from '../../../../schema/values/limits';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Menu } from '../../../ui/overlays/menu';
import { tableWidth, useMediaQuery } from '../../../ui/layout/use-media-query';
import { ExportCsv } from '../../../widgets/export-csv/export-csv';
import type { BulkKind } from './bulk-dialog';
import { messages } from './bulk.messages';

interface BulkBarProps {
  count: number;
  totalCount: number;
  busy: boolean;
  labels: { readonly post: string; readonly stop: string };
  onPost: () => void;
  onStop: () => void;
  onKind: (kind: BulkKind) => void;
  onChooseAll: () => Promise<void>;
  loadCsv: () => ReturnType<Parameters<typeof ExportCsv>[0]['load']>;
}

/** Offers the actions for the selected products. */
export function BulkBar({ count, totalCount, busy, labels, onPost, onStop, onKind, onChooseAll, loadCsv }: BulkBarProps) {
  const t = useMessages(messages);
  const wide = useMediaQuery(tableWidth);
  const [choosing, setChoosing] = useState(false);
  const reachable = Math.min(totalCount, limits.bulkProducts);
  const chooseAll = async () => {
    setChoosing(true);
    await onChooseAll();
    setChoosing(false);
  };
  const saleItems = [
    { key: 'post', label: labels.post, icon: <Store aria-hidden />, onSelect: onPost },
    { key: 'stop', label: labels.stop, icon: <CircleStop aria-hidden />, onSelect: onStop },
  ];
  return (
    <>
      {count < reachable && (
        <Button look="plain" busy={choosing} busyLabel={t('choosing')} onClick={() => void chooseAll()}>
          {t(totalCount > limits.bulkProducts ? 'chooseFirst' : 'chooseAll', { count: reachable })}
        </Button>
      )}
      {wide && (
        <>
          <Button onClick={onPost} busy={busy}>
            {labels.post}
          </Button>
          <Button look="outline" onClick={onStop} busy={busy}>
            {labels.stop}
          </Button>
        </>
      )}
      <Menu
        triggerClass="button size-lg look-outline tone-brand"
        trigger={
          <>
            {t('change')}
            <ChevronDown aria-hidden />
          </>
        }
        items={[
          ...(wide ? [] : saleItems),
          { key: 'price', label: t('changePrice'), icon: <CircleDollarSign aria-hidden />, onSelect: () => onKind('price') },
          { key: 'stock', label: t('changeStock'), icon: <Package aria-hidden />, onSelect: () => onKind('stock') },
          { key: 'category', label: t('changeCategory'), icon: <Tags aria-hidden />, onSelect: () => onKind('category') },
          { key: 'delete', label: t('delete'), icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: () => onKind('delete') },
        ]}
      />
      <ExportCsv short load={loadCsv} />
    </>
  );
}
