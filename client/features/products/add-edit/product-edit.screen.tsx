import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { ButtonLink } from '../../../ui/buttons/button';
import { Page } from '../../../ui/layout/page';
import { findProduct } from '../detail/load-product';
import { ProductEditForm } from './product-edit.form';
import '../products.css';
import { messages } from '../products.messages';

/** A missing product is reported by the screen itself: 'Invalid or missing product data.' */
export const loader = (args: LoaderFunctionArgs) => findProduct(args);

export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const failureText = useFailureText();
  const toast = useToast();
  const navigate = useNavigate();
  const { role } = useSession();
  const loaded = useLoaderData<typeof loader>();
  const [{ product, round }, setShown] = useState<{ product: MyProduct_ProductFragment | null; round: number }>({
    product: loaded ?? null,
    round: 0,
  });
  if (!product)
    return (
      <Page title={errorText('product.invalidData')} width="form">
        <ButtonLink to={paths.allProducts(role)}>{t('backToAll')}</ButtonLink>
      </Page>
    );
  return (
    <Page title={t('editTitle')} lead={product.name} width="form">
      <ProductEditForm
        key={round}
        product={product}
        relisted={(loaded?.provenance.length ?? 0) > 1}
        onReload={(newer) => setShown({ product: newer, round: round + 1 })}
        onSaved={() => {
          toast.success(errorText('product.updated'));
          void navigate(paths.allProducts(role));
        }}
        onFailed={(failure) => toast.error(failure.late ? failureText(failure) : (failure.message ?? errorText('product.updateFailed')))}
      />
    </Page>
  );
}
