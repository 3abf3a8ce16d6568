import { CircleAlert, CircleCheck } from 'lucide-react';
import type { BulkResult_ResultFragment, ChosenProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from './bulk.messages';

interface BulkResultsProps {
  products: readonly ChosenProduct_ProductFragment[];
  results: readonly BulkResult_ResultFragment[];
  isDeletion: boolean;
  onClose: () => void;
}

/** Lists the result for each product if one could not be changed. Products that failed come first. */
export function BulkResults({ products, results, isDeletion, onClose }: BulkResultsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? '';
  const done = results.filter(({ isDone }) => isDone);
  const count = { done: format.number(done.length), count: format.number(results.length) };
  return (
    <Dialog
      open
      title={t(isDeletion ? 'resultTitleDeleted' : 'resultTitle', count)}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      }
    >
      <p>{t('failedStay')}</p>
      <ul className="bulk-results">
        {[...results.filter(({ isDone }) => !isDone), ...done].map(({ productId, isDone, message }) => (
          <li key={productId} data-done={isDone}>
            {isDone ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            <span>
              <span className="bulk-name">{nameOf(productId)}</span>
              <span className="bulk-note">{isDone ? t('done') : `${t('failed')}: ${message ?? ''}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
