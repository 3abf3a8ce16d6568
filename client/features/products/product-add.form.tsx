import { addProductRules } from '../../../schema/rules/product.rules';
import { useAddProductMutation } from '../../generated/graphql';
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
import { emptyProduct } from './product-values';
import { messages } from './products.messages';
import { UploadProgress } from './upload-progress';
import { usePhotoField, usePhotoIds } from './use-photo-field';

interface ProductAddFormProps {
  onAdded: (product: MyProduct_ProductFragment) => void;
  onFailed: (failure: Failure) => void;
}

/** Photos beside the fields. Everything stays as typed after a failure; after success the form is empty again. */
export function ProductAddForm({ onAdded, onFailed }: ProductAddFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const photos = usePhotos();
  const photoIds = usePhotoIds(photos);
  const [addProduct] = useAppMutation(useAddProductMutation);
  const form = useRulesForm({
    rules: addProductRules,
    initialValues: emptyProduct,
    submit: async (input) => {
      const { imageIds, failure: photoFailure } = await photoIds();
      const { data, failure } = photoFailure
        ? { data: null, failure: photoFailure }
        : await addProduct({ variables: { input: { ...input, imageIds } } });
      if (failure) {
        onFailed(failure);
        return failure;
      }
      photos.clear();
      form.reset(emptyProduct);
      onAdded(data.addProduct);
      return null;
    },
  });
  usePhotoField(photos, form.setValue);
  return (
    <RulesForm form={form} failureText={errorText('product.addFailed')} label={t('addTitle')}>
      <LeaveGuard when={form.dirty && !form.busy} />
      <ErrorSummary />
      <div className="product-form">
        <div className="panel">
          <ImagePicker photos={photos} disabled={form.busy} />
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
  );
}
