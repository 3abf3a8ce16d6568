import { useEffect, useRef, useState } from 'react';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Alert } from '../../../ui/feedback/alert';
import { Button, ButtonLink } from '../../../ui/buttons/button';
import { Page } from '../../../ui/layout/page';
import { ProductAddForm } from './product-add.form';
import { emptyProduct, valuesOf } from './product-values';
import '../products.css';
import { messages } from '../products.messages';

/** Which form is shown: a new number is a fresh form. */
const first = { number: 0, start: emptyProduct };

export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const failureText = useFailureText();
  const toast = useToast();
  const [added, setAdded] = useState<MyProduct_ProductFragment | null>(null);
  const [{ number, start }, setForm] = useState(first);
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (added) note.current?.focus();
    else if (number > 0) document.getElementById('name')?.focus();
  }, [added, number]);

  /** Everything but the images and the reference: those are of the other product. */
  const addAnother = (product: MyProduct_ProductFragment) => {
    setForm({ number: number + 1, start: { ...valuesOf(product), imageIds: [], externalReference: '' } });
    setAdded(null);
  };
  return (
    <Page title={t('addTitle')} width="form">
      {added && (
        <div style={{ marginBottom: 16 }}>
          <Alert
            ref={note}
            tone="success"
            title={t('added', { name: added.name })}
            action={
              <div className="page-actions">
                <ButtonLink look="outline" to={paths.myProduct(added.id)}>
                  {t('view')}
                </ButtonLink>
                <Button look="subtle" onClick={() => addAnother(added)}>
                  {t('addAnother')}
                </Button>
              </div>
            }
          />
        </div>
      )}
      <ProductAddForm
        key={number}
        start={start}
        onAdded={(product) => {
          toast.success(errorText('product.added'));
          setForm({ number: number + 1, start: emptyProduct });
          setAdded(product);
          window.scrollTo({ top: 0 });
        }}
        onFailed={(failure) => toast.error(failure.late ? failureText(failure) : (failure.message ?? errorText('product.addFailed')))}
      />
    </Page>
  );
}
