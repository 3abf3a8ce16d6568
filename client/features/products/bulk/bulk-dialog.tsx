import { useEffect, useRef } from 'react';
import type { BulkResult_ResultFragment, ChosenProduct_ProductFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Dialog } from '../../../ui/overlays/dialog';
import { BulkCategoryForm } from './bulk-category.form';
import { BulkDelete } from './bulk-delete';
import { BulkPriceForm } from './bulk-price.form';
import { BulkResults } from './bulk-results';
import { BulkStockForm } from './bulk-stock.form';
import { messages } from './bulk.messages';
import { useBulkUpdate } from './use-bulk-update';

export type BulkKind = 'price' | 'stock' | 'category' | 'delete';

interface BulkDialogProps {
  kind: BulkKind;
  products: readonly ChosenProduct_ProductFragment[];
  onStop: () => void;
  /** With what happened, once the change was sent. */
  onDone: (results: readonly BulkResult_ResultFragment[]) => void;
  onClose: () => void;
}

const forms = { price: BulkPriceForm, stock: BulkStockForm, category: BulkCategoryForm };

/**
 * One change of the selected products: what to change, then what happened to each where not all of them could be
 * changed.
 */
export function BulkDialog({ kind, products, onStop, onDone, onClose }: BulkDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const update = useBulkUpdate(products);
  const { results } = update;
  const isDeletion = kind === 'delete';
  const isComplete = results !== null && results.every(({ isDone }) => isDone);
  const finish = useRef(() => undefined as void);
  finish.current = () => {
    toast.success(t(isDeletion ? 'allDeleted' : 'allDone', { count: products.length }));
    if (results) onDone(results);
  };
  useEffect(() => {
    if (isComplete) finish.current();
  }, [isComplete]);

  const label = t(`${kind}Title`, { count: products.length });
  if (results) {
    if (isComplete) return null;
    return <BulkResults products={products} results={results} isDeletion={isDeletion} onClose={() => onDone(results)} />;
  }
  if (kind === 'delete') return <BulkDelete products={products} update={update} label={label} onStop={onStop} onClose={onClose} />;
  const Form = forms[kind];
  return (
    <Dialog open title={label} onClose={onClose} place="sheet">
      <Form products={products} update={update} label={label} onClose={onClose} />
    </Dialog>
  );
}
