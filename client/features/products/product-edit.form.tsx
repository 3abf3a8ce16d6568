import { updateProductRules } from '../../../schema/rules/product.rules';
import { useUpdateProductMutation } from '../../generated/graphql';
import type { MyProduct_ProductFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { LeaveGuard } from '../../ui/leave-guard';
import { ImagePicker } from '../../widgets/image-picker/image-picker';
import { usePhotos } from '../../widgets/image-picker/use-photos';
import { ProductFields } from './product-fields';
import { valuesOf } from './product-values';
import { messages } from './products.messages';
import { UploadProgress } from './upload-progress';
import { usePhotoField, usePhotoIds } from './use-photo-field';

interface ProductEditFormProps {
  product: MyProduct_ProductFragment;
  onSaved: () => void;
  onFailed: (failure: Failure) => void;
}

/** As the add form, filled in: pictures can be kept, added, removed and reordered; the first is the main one. */
export function ProductEditForm({ product, onSaved, onFailed }: ProductEditFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const photos = usePhotos(product.images);
  const photoIds = usePhotoIds(photos);
  const [updateProduct] = useAppMutation(useUpdateProductMutation);
  const form = useRulesForm({
    rules: updateProductRules,
    initialValues: valuesOf(product),
    submit: async (input) => {
      const { imageIds, failure: photoFailure } = await photoIds();
      const variables = { id: product.id, input: { ...input, imageIds, version: product.version } };
      const { failure } = photoFailure ? { failure: photoFailure } : await updateProduct({ variables });
      if (failure) onFailed(failure);
      else onSaved();
      return failure;
    },
  });
  usePhotoField(photos, form.setValue);
  return (
    <RulesForm form={form} failureText={errorText('product.updateFailed')} label={t('editTitle')}>
      <LeaveGuard when={form.dirty && !form.busy} />
      <ErrorSummary />
      <div className="product-form">
        <div className="panel">
          <ImagePicker photos={photos} disabled={form.busy} />
        </div>
        <div className="panel">
          <ProductFields noteLabel="customUnitNote" />
        </div>
      </div>
      <div className="form-foot">
        {form.dirty && <p className="step-note">{t('changed')}</p>}
        <SubmitButton busyLabel={<UploadProgress photos={photos} busyText={t('saving')} />} size="xl">
          {t('save')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
