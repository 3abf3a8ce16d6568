import { announcementRules } from '../../../../schema/rules/market/announcement.rules';
import { dhakaDay } from '../../../../schema/rules/catalogue/sell-post.rules';
import { AnnouncementKind } from '../../../../schema/values/market/announcements';
import { limits } from '../../../../schema/values/limits';
import { Role } from '../../../../schema/values/accounts/roles';
import { useCreateAnnouncementMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Dialog } from '../../../ui/overlays/dialog';
import { DateField } from '../../../ui/fields/date-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { messages } from './announcements.messages';
import { messages as adminMessages } from '../admin.messages';
import { RolesField } from './roles-field';

const kinds = Object.values(AnnouncementKind);
const roles: readonly Role[] = [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER];
const tomorrow = () => dhakaDay(new Date(Date.now() + 86_400_000));

/**
 * Asks for the kind of an announcement, its recipients and its time. Maintenance is usually from midnight to three, so
 * these hours are the initial values.
 */
export function AnnouncementForm({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const toast = useToast();
  const [create] = useAppMutation(useCreateAnnouncementMutation);
  const form = useRulesForm({
    rules: announcementRules,
    initialValues: {
      kind: AnnouncementKind.SYSTEM_MAINTENANCE,
      day: tomorrow(),
      from: '00:00',
      until: '03:00',
      messageEn: '',
      messageBn: '',
      roles: [...roles],
      publishAt: '',
    },
    submit: async (clean) => {
      const publishAt = clean.publishAt?.toISOString() ?? null;
      const { failure, data } = await create({ variables: { input: { ...clean, publishAt } } });
      if (failure) return failure;
      toast.success(t(data?.createAnnouncement.publishedAt || !publishAt ? 'sent' : 'planned'));
      onDone();
      return null;
    },
  });
  const hours = form.values.kind === AnnouncementKind.SYSTEM_MAINTENANCE;
  return (
    <Dialog open wide title={t('formTitle')} onClose={onClose}>
      <RulesForm form={form} label={t('formTitle')}>
        <div className="form-column">
          <ErrorSummary />
          <RadioCards
            name="kind"
            label={t('kind')}
            columns={1}
            choices={kinds.map((kind) => ({ value: kind, label: t(kind), text: t(`${kind}_text`) }))}
          />
          {hours ? (
            <div className="hours-row">
              <DateField name="day" label={t('day')} required />
              <DateField name="from" label={t('from')} type="time" required />
              <DateField name="until" label={t('until')} type="time" required />
            </div>
          ) : (
            <>
              <TextAreaField name="messageBn" label={t('messageBn')} maxLength={limits.announcementLength} required />
              <TextAreaField name="messageEn" label={t('messageEn')} maxLength={limits.announcementLength} required />
            </>
          )}
          <RolesField name="roles" label={t('roles')} roles={roles} />
          <DateField name="publishAt" label={t('publishAt')} hint={t('publishAtHint')} type="datetime-local" />
          <FormActions cancel={shared('back')} onCancel={onClose} busyLabel={shared('sending')}>
            {t('send')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
