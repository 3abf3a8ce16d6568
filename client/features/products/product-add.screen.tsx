import { useEffect, useRef, useState } from 'react';
import type { MyProduct_ProductFragment } from '../../generated/graphql';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { ProductAddForm } from './product-add.form';
import './products.css';
import { messages } from './products.messages';

export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const toast = useToast();
  const [added, setAdded] = useState<MyProduct_ProductFragment | null>(null);
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (added) note.current?.focus();
  }, [added]);

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
                <Button look="ghost" onClick={() => setAdded(null)}>
                  {t('addAnother')}
                </Button>
              </div>
            }
          />
        </div>
      )}
      <ProductAddForm
        onAdded={(product) => {
          toast.success(errorText('product.added'));
          setAdded(product);
          window.scrollTo({ top: 0 });
        }}
        onFailed={(failure) => toast.error(failure.message ?? errorText('product.addFailed'))}
      />
    </Page>
  );
}
