import { useState } from 'react';
import { updateProductRules } from '../../../schema/rules/product.rules';
import { useMyProductDetailLazyQuery, useUpdateProductMutation } from '../../generated/graphql';
import type { MyProduct_ProductFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useNewerVersion } from '../../platform/forms/use-newer-version';
import { useUnsaved } from '../../platform/forms/unsaved';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { DraftOffer } from '../../ui/draft-offer';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { NewerVersion } from '../../ui/newer-version';
import { ImagePicker } from '../../widgets/image-picker/image-picker';
import { usePhotos } from '../../widgets/image-picker/use-photos';
import { loggedOutAs } from './product-failures';
import { ProductFields } from './product-fields';
import { valuesOf } from './product-values';
import { messages } from './products.messages';
import { UploadProgress } from './upload-progress';
import { usePhotoField, usePhotoIds } from './use-photo-field';
import { useProductDraft } from './use-product-draft';

interface ProductEditFormProps {
  product: MyProduct_ProductFragment;
  /** Goods he received: what they are and what they are counted in stays as it came. */
  relisted: boolean;
  onSaved: () => void;
  /** The newer version was asked for: the form starts anew from it. */
  onReload: (product: MyProduct_ProductFragment) => void;
  onFailed: (failure: Failure) => void;
}

const idsOf = ({ images }: MyProduct_ProductFragment) => images.map(({ id }) => id);
const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** As the add form, filled in: pictures can be kept, added, removed and reordered; the first is the main one. */
export function ProductEditForm({ product, relisted, onSaved, onReload, onFailed }: ProductEditFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const photos = usePhotos(product.images);
  const photoIds = usePhotoIds(photos);
  const [updateProduct] = useAppMutation(useUpdateProductMutation);
  const [fetchProduct] = useMyProductDetailLazyQuery({ fetchPolicy: 'network-only' });
  const fetchNewer = async () => (await fetchProduct({ variables: { id: product.id } })).data?.myProduct ?? null;
  const newer = useNewerVersion({ opened: product, valuesOf, fetchNewer });
  /** What the changes began from; a draft may have begun from an older one, and the server must notice. */
  const [begun, setBegun] = useState<number | null>(null);
  const version = begun ?? newer.base.version;
  const form = useRulesForm({
    rules: updateProductRules,
    initialValues: valuesOf(product),
    submit: async (input) => {
      const { imageIds, failure: photoFailure } = await photoIds();
      // photos that were left alone follow the newer version
      const kept = same(imageIds, idsOf(product)) ? idsOf(newer.base) : imageIds;
      const variables = { id: product.id, input: { ...input, imageIds: kept, version } };
      const { failure } = photoFailure ? { failure: photoFailure } : await updateProduct({ variables });
      if (failure) {
        const told = newer.noticed(loggedOutAs(failure, errorText('product.unauthorized')));
        if (told) onFailed(told);
        return told;
      }
      draft.finish();
      onSaved();
      return null;
    },
  });
  newer.attach(form);
  usePhotoField(photos, form.setValue);
  const draft = useProductDraft(`product-edit/${product.id}`, form, photos, version);
  useUnsaved(form.dirty && !form.busy, draft.kept);
  const resume = () => {
    const from = draft.resume()?.values.version;
    if (typeof from === 'number') setBegun(from);
  };
  const discard = () => {
    photos.reset(product.images);
    form.reset();
    setBegun(null);
  };
  const keepMine = () => {
    setBegun(null);
    void newer.keepMine();
  };
  const loadNewer = async () => {
    const latest = await fetchNewer().catch(() => null);
    if (!latest) return newer.missed();
    draft.finish();
    onReload(latest);
  };
  return (
    <DraftOffer savedAt={draft.found?.savedAt ?? null} about={draft.about} onContinue={resume} onStartAgain={draft.startAgain}>
      <RulesForm form={form} failureText={errorText('product.updateFailed')} label={t('editTitle')}>
        {newer.conflict && <NewerVersion busy={newer.busy} failed={newer.failed} onKeep={keepMine} onLoad={() => void loadNewer()} />}
        <ErrorSummary />
        <div className="product-form">
          <div className="product-form-side">
            <div className="panel">
              <ImagePicker photos={photos} disabled={form.busy} onOpen={draft.saveNow} />
            </div>
          </div>
          <div className="panel">
            <ProductFields noteLabel="customUnitNote" relisted={relisted} />
          </div>
        </div>
        <div className="form-foot" data-dirty={form.dirty}>
          {form.dirty && (
            <>
              <p className="step-note" role="status">
                {t('changed')}
              </p>
              <Button look="outline" tone="gray" size="xl" disabled={form.busy} onClick={discard}>
                {t('discard')}
              </Button>
            </>
          )}
          <SubmitButton busyLabel={<UploadProgress photos={photos} busyText={t('saving')} />} size="xl">
            {t('save')}
          </SubmitButton>
        </div>
      </RulesForm>
    </DraftOffer>
  );
}
