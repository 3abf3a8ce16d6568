import { useRef, useState } from 'react';
import { updateProductRules } from '../../../../schema/rules/catalogue/product.rules';
import type { TierChange } from '../../../../schema/values/catalogue/catalogue';
import { useMyProductDetailLazyQuery, useUpdateProductMutation } from '../../../generated/graphql';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { changedFields } from '../../../platform/forms/changed-fields';
import { useNewerVersion } from '../../../platform/forms/use-newer-version';
import { useUnsaved } from '../../../platform/forms/unsaved';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useImages } from '../../../widgets/image-picker/use-images';
import { usePriceGuard } from '../../../widgets/price-guard/use-price-guard';
import { loggedOutAs } from './product-errors';
import { valuesOf } from './product-values';
import { useImageField, useImageIds } from './use-image-field';
import { useProductDraft } from './use-product-draft';
import { useUnitChange } from './use-unit-change';
import { useWeekMedian } from './use-week-median';

export interface ProductEditOptions {
  product: MyProduct_ProductFragment;
  onSaved: () => void;
  /** The newer version was requested: the form starts again from it. */
  onReload: (product: MyProduct_ProductFragment) => void;
  onFailed: (failure: Failure) => void;
}

const idsOf = ({ images }: MyProduct_ProductFragment) => images.map(({ id }) => id);
const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * The form of a stored product with its images, its draft and a newer version of it. A save sends what was changed, and
 * nothing else.
 */
export function useProductEdit({ product, onSaved, onReload, onFailed }: ProductEditOptions) {
  const errorText = useErrorText();
  const formImages = useImages(product.images);
  const formImageIds = useImageIds(formImages);
  const [updateProduct] = useAppMutation(useUpdateProductMutation);
  const [fetchProduct] = useMyProductDetailLazyQuery({ fetchPolicy: 'network-only' });
  const fetchNewer = async () => (await fetchProduct({ variables: { id: product.id } })).data?.myProduct ?? null;
  const newer = useNewerVersion({ opened: product, valuesOf, fetchNewer });
  /** Version from which the changes began. A draft may begin from an older version, and the server must detect that. */
  const [begun, setBegun] = useState<number | null>(null);
  const version = begun ?? newer.base.version;
  const [asksTiers, setAsksTiers] = useState<string | null>(null);
  const tierChange = useRef<TierChange | null>(null);
  const guard = usePriceGuard();
  const weekMedian = useWeekMedian();
  const form = useRulesForm({
    rules: updateProductRules,
    initialValues: valuesOf(product),
    context: { stored: { price: newer.base.regularPrice, quantity: newer.base.quantity } },
    submit: async (clean, values) => {
      const { name, unit, customUnitNote, price } = clean;
      const isRepriced = unit === newer.base.unit ? { before: newer.base.regularPrice } : {};
      if (!(await guard.ask([{ name, unit, customUnitNote, after: price, ...isRepriced, ...(await weekMedian(clean)) }]))) return null;
      const { imageIds, failure: imageError } = await formImageIds();
      const { imageIds: _keys, ...changed } = changedFields(clean, values, valuesOf(newer.base));
      const imagesChanged = !same(imageIds, idsOf(product));
      const tiersAbovePrice = tierChange.current ?? undefined;
      const input = { ...changed, ...unitChange.askedFor(clean), ...(imagesChanged && { imageIds }), tiersAbovePrice, version };
      const { failure } = imageError
        ? { failure: imageError }
        : unitChange.noticed(await updateProduct({ variables: { id: product.id, input } }));
      tierChange.current = null;
      if (failure?.fields.tiersAbovePrice) return setAsksTiers(clean.price);
      if (failure) {
        const reported = newer.noticed(loggedOutAs(failure, errorText('product.unauthorized')));
        if (reported) onFailed(reported);
        return reported;
      }
      draft.finish();
      onSaved();
      return null;
    },
  });
  const unitChange = useUnitChange(form.values, valuesOf(newer.base), (quantity) => form.setValue('quantity', quantity));
  newer.attach(form);
  useImageField(formImages, form.setValue);
  const draft = useProductDraft(`product-edit/${product.id}`, form, formImages, version);
  useUnsaved(form.dirty && !form.busy, draft.stored);
  const resume = () => {
    const from = draft.resume()?.values.version;
    if (typeof from === 'number') setBegun(from);
  };
  const keepMine = () => (setBegun(null), void newer.keepMine());
  const loadNewer = async () => {
    const latest = await fetchNewer().catch(() => null);
    if (!latest) return newer.missed();
    draft.finish();
    onReload(latest);
  };
  const chooseTiers = (change: TierChange) => {
    tierChange.current = change;
    setAsksTiers(null);
    form.handleSubmit();
  };
  return {
    form,
    guard,
    images: formImages,
    draft: { ...draft, resume },
    newer: { ...newer, keepMine, load: loadNewer },
    discard: () => {
      formImages.reset(product.images);
      form.reset();
      setBegun(null);
    },
    tiers: { newPrice: asksTiers, choose: chooseTiers, cancel: () => setAsksTiers(null) },
  };
}
