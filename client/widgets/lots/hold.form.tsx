import { lotHoldRules } from '../../../schema/rules/catalogue/lot.rules';
import { limits } from '../../../schema/values/limits';
import type { LotHoldInput } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { Dialog } from '../../ui/overlays/dialog';
import { ImagePicker } from '../image-picker/image-picker';
import { useImages } from '../image-picker/use-images';
import { messages } from './lots.messages';

const imageLimit = { max: limits.lotImages, tooMany: 'lot.tooManyImages' } as const;

interface HoldDialogProps {
  act: 'hold' | 'ask';
  code: string;
  onSend: (input: LotHoldInput) => Promise<{ readonly failure: Failure | null }>;
  onSent: () => void;
  onClose: () => void;
}

/** Asks a seller why a lot is held or recalled, with images of it. */
export function HoldDialog({ act, code, onSend, onSent, onClose }: HoldDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const format = useFormat();
  const errorText = useErrorText();
  const images = useImages([], imageLimit);
  const form = useRulesForm({
    rules: lotHoldRules,
    initialValues: { code, reason: '', imageIds: [] as string[] },
    submit: async ({ reason }) => {
      const list = await images.settled();
      const imageIds = list.flatMap(({ imageId }) => imageId ?? []);
      if (imageIds.length < list.length) {
        const message = navigator.onLine ? errorText('upload.imageFailed') : t('photoWaits');
        return { kind: 'server', code: null, message, fields: { imageIds: message } };
      }
      const { failure } = await onSend({ code, reason, imageIds });
      if (failure) return failure;
      toast.success(t(`${act}Done`, { code }));
      onSent();
      onClose();
      return null;
    },
  });
  const title = t(`${act}Title`, { code });
  return (
    <Dialog open onClose={onClose} place="sheet" title={title}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <TextAreaField name="reason" label={t('reason')} hint={t(`${act}Hint`)} rows={4} maxLength={limits.reasonLength} required />
          <ImagePicker images={images} disabled={form.busy} hint={format.digits(t('photosHint', { max: limits.lotImages }))} />
          <SubmitButton busyLabel={t('sending')}>{t(act)}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
