import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { DraftOffer } from '../../../ui/feedback/draft-offer';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { NewerVersion } from '../../../ui/feedback/newer-version';
import { RunningDeal } from '../../../widgets/own-price/own-price';
import { ImagePicker } from '../../../widgets/image-picker/image-picker';
import { LowerTiers } from './lower-tiers';
import { ProductFields } from './product-fields';
import { messages } from '../products.messages';
import { UploadProgress } from './upload-progress';
import { useProductEdit } from './use-product-edit';
import type { ProductEditOptions } from './use-product-edit';

interface ProductEditFormProps extends ProductEditOptions {
  /** Received items: what they are and their unit remain as they came. */
  relisted: boolean;
}

/**
 * As the add form, filled in: images can be stored, added, removed and reordered; the first is the main one. A save
 * sends what was changed, and nothing else.
 */
export function ProductEditForm({ relisted, ...options }: ProductEditFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { form, guard, images, draft, newer, discard, tiers } = useProductEdit(options);
  return (
    <DraftOffer savedAt={draft.earlier?.savedAt ?? null} about={draft.about} onContinue={draft.resume} onStartAgain={draft.startAgain}>
      {tiers.newPrice !== null && <LowerTiers product={newer.base} price={tiers.newPrice} onClose={tiers.cancel} onChoose={tiers.choose} />}
      <RulesForm form={form} failureText={errorText('product.updateFailed')} label={t('editTitle')}>
        {newer.conflict && (
          <NewerVersion busy={newer.busy} failed={newer.failed} onKeep={newer.keepMine} onLoad={() => void newer.load()} />
        )}
        {guard.dialog}
        <ErrorSummary />
        <div className="product-form">
          <div className="product-form-side">
            <div className="panel">
              <ImagePicker images={images} disabled={form.busy} onOpen={draft.saveNow} />
            </div>
          </div>
          <div className="panel">
            <ProductFields noteLabel="customUnitNote" relisted={relisted} underPrice={<RunningDeal product={newer.base} />} />
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
          <SubmitButton busyLabel={<UploadProgress images={images} busyText={t('saving')} />} size="xl">
            {t('save')}
          </SubmitButton>
        </div>
      </RulesForm>
    </DraftOffer>
  );
}
