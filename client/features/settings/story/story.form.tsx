import { storyTextRules } from '../../../../schema/rules/catalogue/story.rules';
import { limits } from '../../../../schema/values/limits';
import { MyStoryDocument, useSaveStoryMutation } from '../../../generated/graphql';
import type { MyStoryQuery } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Alert } from '../../../ui/feedback/alert';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { ImagePicker } from '../../../widgets/image-picker/image-picker';
import { useImages } from '../../../widgets/image-picker/use-images';
import { messages } from './story.messages';

/** Text in one language or both, and images. What was typed stays when a save fails. */
export function StoryForm({ stored }: { stored: MyStoryQuery['myStory'] | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const images = useImages(stored?.images ?? []);
  const [save] = useAppMutation(useSaveStoryMutation);
  const form = useRulesForm({
    rules: storyTextRules,
    initialValues: { textBn: stored?.textBn ?? '', textEn: stored?.textEn ?? '' },
    submit: async ({ textBn, textEn }) => {
      const list = await images.settled();
      const imageIds = list.flatMap(({ imageId }) => imageId ?? []);
      if (imageIds.length < list.length) return imageFailure(navigator.onLine ? errorText('upload.imageFailed') : t('imageWaits'));
      const { data, failure } = await save({
        variables: { input: { textBn: textBn || null, textEn: textEn || null, imageIds } },
        update: (cache, { data: saved }) => {
          if (saved) cache.writeQuery({ query: MyStoryDocument, data: { myStory: saved.saveStory.story } });
        },
      });
      if (failure) return failure;
      toast.success(t(data.saveStory.story ? 'saved' : 'removed'));
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('title')} idPrefix="story">
      <div className="form-column">
        <ErrorSummary />
        {stored?.hiddenReason && (
          <Alert tone="warning" title={t('hidden')} role={null}>
            {t('hiddenText', { reason: stored.hiddenReason })}
          </Alert>
        )}
        <TextAreaField name="textBn" label={t('textBn')} rows={5} maxLength={limits.storyLength} />
        <TextAreaField name="textEn" label={t('textEn')} rows={5} maxLength={limits.storyLength} />
        <ImagePicker images={images} disabled={form.busy} hint={format.digits(t('photosHint', { max: limits.imageCount }))} />
        <SubmitButton full={false} busyLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}

function imageFailure(message: string): Failure {
  return { kind: 'server', code: null, message, fields: { imageIds: message } };
}
