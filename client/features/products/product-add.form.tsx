import { addProductRules } from '../../../schema/rules/product.rules';
import { useAddProductMutation } from '../../generated/graphql';
import type { MyProduct_ProductFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useUnsaved } from '../../platform/forms/unsaved';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { DraftOffer } from '../../ui/draft-offer';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { deskWidth, useMediaQuery } from '../../ui/use-media-query';
import { ImagePicker } from '../../widgets/image-picker/image-picker';
import { usePhotos } from '../../widgets/image-picker/use-photos';
import { ProductFields } from './product-fields';
import { ProductPreview } from './product-preview';
import { loggedOutAs } from './product-failures';
import type { ProductValues } from './product-values';
import { messages } from './products.messages';
import { UploadProgress } from './upload-progress';
import { usePhotoField, usePhotoIds } from './use-photo-field';
import { useProductDraft } from './use-product-draft';

interface ProductAddFormProps {
  /** Empty, or what another product is like. */
  start: ProductValues;
  /** The caller then shows a fresh form. */
  onAdded: (product: MyProduct_ProductFragment) => void;
  onFailed: (failure: Failure) => void;
}

/** Photos beside the fields. Everything stays as typed after a failure, and on the device while it is not sent. */
export function ProductAddForm({ start, onAdded, onFailed }: ProductAddFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const desk = useMediaQuery(deskWidth);
  const photos = usePhotos();
  const photoIds = usePhotoIds(photos);
  const [addProduct] = useAppMutation(useAddProductMutation);
  const form = useRulesForm({
    rules: addProductRules,
    initialValues: start,
    submit: async (input) => {
      const { imageIds, failure: photoFailure } = await photoIds();
      const { data, failure } = photoFailure
        ? { data: null, failure: photoFailure }
        : await addProduct({ variables: { input: { ...input, imageIds } } });
      if (failure) {
        const told = loggedOutAs(failure, errorText('product.notLoggedIn'));
        onFailed(told);
        return told;
      }
      draft.finish();
      onAdded(data.addProduct);
      return null;
    },
  });
  usePhotoField(photos, form.setValue);
  const draft = useProductDraft('product-add', form, photos);
  useUnsaved(form.dirty && !form.busy, draft.kept);
  return (
    <DraftOffer savedAt={draft.found?.savedAt ?? null} about={draft.about} onContinue={draft.resume} onStartAgain={draft.startAgain}>
      <RulesForm form={form} failureText={errorText('product.addFailed')} label={t('addTitle')}>
        <ErrorSummary />
        <div className="product-form">
          <div className="product-form-side">
            <div className="panel">
              <ImagePicker photos={photos} disabled={form.busy} onOpen={draft.saveNow} />
            </div>
            {desk && <ProductPreview photos={photos} />}
          </div>
          <div className="panel">
            <ProductFields noteLabel="explainQuantity" />
          </div>
        </div>
        <div className="form-foot">
          <SubmitButton busyLabel={<UploadProgress photos={photos} busyText={t('adding')} />} size="xl">
            {t('add')}
          </SubmitButton>
        </div>
      </RulesForm>
    </DraftOffer>
  );
}
