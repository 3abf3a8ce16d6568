import { ratingRules } from '../../../schema/rules/catalogue/review.rules';
import { limits } from '../../../schema/values/limits';
import { PurchaseDetailDocument, useEditReviewMutation, useRateOrderLineMutation } from '../../generated/graphql';
import type { PurchaseDetailQuery } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormField } from '../../platform/forms/form-context';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Dialog } from '../../ui/overlays/dialog';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { RateInput } from '../../ui/inputs/rate-input';
import { ImagePicker } from '../../widgets/image-picker/image-picker';
import { useImages } from '../../widgets/image-picker/use-images';
import { messages } from '../../widgets/purchases/purchases.messages';

const imageLimit = { max: limits.reviewImages, tooMany: 'review.tooManyImages' } as const;

interface ReviewDialogProps {
  line: NonNullable<PurchaseDetailQuery['order']>['lines'][number];
  orderId: string;
  onClose: () => void;
}

/**
 * Stars and, optionally, text and images; once for each delivered line, and to be changed for a week. What was typed
 * stays when an upload fails.
 */
export function ReviewDialog({ line, orderId, onClose }: ReviewDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [rate] = useAppMutation(useRateOrderLineMutation);
  const [edit] = useAppMutation(useEditReviewMutation);
  const format = useFormat();
  const errorText = useErrorText();
  const { review } = line;
  const images = useImages(review?.images.map(({ image }) => image) ?? [], imageLimit);
  const form = useRulesForm({
    rules: ratingRules,
    initialValues: { stars: review?.stars ?? 0, text: review?.text ?? '' },
    submit: async ({ stars, text }) => {
      const list = await images.settled();
      const imageIds = list.flatMap(({ imageId }) => imageId ?? []);
      if (imageIds.length < list.length) return imageFailure(navigator.onLine ? errorText('upload.imageFailed') : t('imageWaits'));
      const { failure } = review
        ? await edit({ variables: { input: { reviewId: review.id, stars, text, imageIds } } })
        : await rate({
            variables: { input: { orderLineId: line.id, stars, text, imageIds } },
            refetchQueries: [{ query: PurchaseDetailDocument, variables: { id: orderId } }],
            awaitRefetchQueries: true,
          });
      if (failure) return failure;
      toast.success(t('thanks'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={t('rateOf', { name: line.productName })}>
      <RulesForm form={form} label={t('rateOf', { name: line.productName })}>
        <div className="form-column">
          <ErrorSummary />
          <StarsField />
          <TextAreaField name="text" label={t('reviewText')} rows={3} maxLength={limits.reviewLength} />
          <ImagePicker images={images} disabled={form.busy} hint={format.digits(t('reviewImagesHint', { max: limits.reviewImages }))} />
          <SubmitButton busyLabel={t('sending')}>{t('send')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}

function imageFailure(message: string): Failure {
  return { kind: 'server', code: null, message, fields: { imageIds: message } };
}

function StarsField() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const field = useFormField('stars');
  return (
    <div id={field.id}>
      <p className="caption">{t('stars')}</p>
      <RateInput value={typeof field.value === 'number' ? field.value : 0} onChange={field.change} label={t('stars')} />
      {field.error && <p className="radio-cards-error">{errorText(field.error)}</p>}
    </div>
  );
}
