import { useState } from 'react';
import { newProductRules } from '../../../../schema/rules/catalogue/product.rules';
import { dhakaDay } from '../../../../schema/rules/catalogue/sell-post.rules';
import { useAddProductMutation } from '../../../generated/graphql';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useUnsaved } from '../../../platform/forms/unsaved';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { DraftOffer } from '../../../ui/feedback/draft-offer';
import { DateField } from '../../../ui/fields/date-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { desktopWidth, useMediaQuery } from '../../../ui/layout/use-media-query';
import { ImagePicker } from '../../../widgets/image-picker/image-picker';
import { useImages } from '../../../widgets/image-picker/use-images';
import { usePriceGuard } from '../../../widgets/price-guard/use-price-guard';
import { ProductFields } from './product-fields';
import { ProductPreview } from './product-preview';
import { loggedOutAs } from './product-errors';
import type { ProductValues } from './product-values';
import { messages } from '../products.messages';
import { UploadProgress } from './upload-progress';
import { useImageField, useImageIds } from './use-image-field';
import { useProductDraft } from './use-product-draft';
import { useWeekMedian } from './use-week-median';

interface ProductAddFormProps {
  /** Empty, or what another product is like. */
  start: ProductValues;
  /** The caller then shows a fresh form. */
  onAdded: (product: MyProduct_ProductFragment) => void;
  onFailed: (failure: Failure) => void;
}

/** Images beside the fields. Everything stays as typed after a failure, and on the device while it is not sent. */
export function ProductAddForm({ start, onAdded, onFailed }: ProductAddFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const isDesktop = useMediaQuery(desktopWidth);
  const images = useImages();
  const formImageIds = useImageIds(images);
  const [addProduct] = useAppMutation(useAddProductMutation);
  const guard = usePriceGuard();
  const weekMedian = useWeekMedian();
  const [initialValues] = useState<ProductValues>(() => ({ ...start, harvestedOn: '' }));
  const form = useRulesForm({
    rules: newProductRules,
    initialValues,
    submit: async (input) => {
      const { name, unit, customUnitNote, price } = input;
      if (!(await guard.ask([{ name, unit, customUnitNote, after: price, ...(await weekMedian(input)) }]))) return null;
      const { imageIds, failure: imageError } = await formImageIds();
      const { data, failure } = imageError
        ? { data: null, failure: imageError }
        : await addProduct({ variables: { input: { ...input, imageIds } } });
      if (failure) {
        const reported = loggedOutAs(failure, errorText('product.notLoggedIn'));
        onFailed(reported);
        return reported;
      }
      draft.finish();
      onAdded(data.addProduct);
      return null;
    },
  });
  useImageField(images, form.setValue);
  const draft = useProductDraft('product-add', form, images);
  useUnsaved(form.dirty && !form.busy, draft.stored);
  return (
    <DraftOffer savedAt={draft.earlier?.savedAt ?? null} about={draft.about} onContinue={draft.resume} onStartAgain={draft.startAgain}>
      <RulesForm form={form} failureText={errorText('product.addFailed')} label={t('addTitle')}>
        {guard.dialog}
        <ErrorSummary />
        <div className="product-form">
          <div className="product-form-side">
            <div className="panel">
              <ImagePicker images={images} disabled={form.busy} onOpen={draft.saveNow} />
            </div>
            {isDesktop && <ProductPreview images={images} />}
          </div>
          <div className="panel">
            <ProductFields
              noteLabel="explainQuantity"
              harvest={<DateField name="harvestedOn" label={t('harvestDay')} hint={t('harvestDayHint')} max={dhakaDay(new Date())} />}
            />
          </div>
        </div>
        <div className="form-foot">
          <SubmitButton busyLabel={<UploadProgress images={images} busyText={t('adding')} />} size="xl">
            {t('add')}
          </SubmitButton>
        </div>
      </RulesForm>
    </DraftOffer>
  );
}
