import { useCallback } from 'react';
import { useDeleteProductMutation, usePostForSellMutation, useSetStockMutation, useStopSellingMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { messages } from '../products.messages';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly addToSellPost: boolean;
}

export interface ProductActions {
  readonly toggleSale: (product: Named) => Promise<void>;
  readonly postMany: (productIds: readonly string[]) => Promise<boolean>;
  readonly stopMany: (productIds: readonly string[]) => Promise<boolean>;
  readonly setStock: (productId: string, quantity: string) => Promise<boolean>;
  /** The failure's message, or null after success. */
  readonly remove: (productId: string) => Promise<string | null>;
  readonly busy: boolean;
}

/**
 * Returns the actions of a seller on the products in a list. The responses contain the changed products, so every list
 * that shows them is updated.
 */
export function useProductActions(): ProductActions {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const errorText = useErrorText();
  const [post, posting] = useAppMutation(usePostForSellMutation);
  const [stop, stopping] = useAppMutation(useStopSellingMutation);
  const [saveStock, saving] = useAppMutation(useSetStockMutation);
  const [erase, erasing] = useAppMutation(useDeleteProductMutation);

  const toggleSale = useCallback(
    async ({ id, name, addToSellPost }: Named) => {
      const variables = { productIds: [id] };
      const { failure } = addToSellPost ? await stop({ variables }) : await post({ variables });
      if (failure) toast.error(failureText(failure));
      else toast.success(t(addToSellPost ? 'stopped' : 'posted', { name }));
    },
    [failureText, post, stop, t, toast],
  );
  const postMany = useCallback(
    async (productIds: readonly string[]) => {
      const { failure } = await post({ variables: { productIds: [...productIds] } });
      if (failure) toast.error(failureText(failure));
      else toast.success(t('postedMany', { count: productIds.length }));
      return !failure;
    },
    [failureText, post, t, toast],
  );
  const stopMany = useCallback(
    async (productIds: readonly string[]) => {
      const { failure } = await stop({ variables: { productIds: [...productIds] } });
      if (failure) toast.error(failureText(failure));
      else toast.success(t('stoppedMany', { count: productIds.length }));
      return !failure;
    },
    [failureText, stop, t, toast],
  );
  const setStock = useCallback(
    async (productId: string, quantity: string) => {
      const { failure } = await saveStock({ variables: { productId, quantity } });
      if (failure) toast.error(failureText(failure));
      else toast.success(t('stockSaved'));
      return !failure;
    },
    [failureText, saveStock, t, toast],
  );
  const remove = useCallback(
    async (productId: string) => {
      const { failure } = await erase({ variables: { id: productId } });
      if (failure) return failureText(failure);
      toast.success(errorText('product.deleted'));
      return null;
    },
    [erase, errorText, failureText, toast],
  );
  return { toggleSale, postMany, stopMany, setStock, remove, busy: posting.busy || stopping.busy || saving.busy || erasing.busy };
}
