import { MessageCircleQuestion } from 'lucide-react';
import type { Role } from '../../../schema/values/accounts/roles';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { messages } from './dashboard.messages';

/** How many questions wait for a reply, with the way to them; nothing while none does. */
export function QuestionsWaiting({ count, role }: { count: number; role: Role | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (count === 0) return null;
  return (
    <li>
      <MessageCircleQuestion aria-hidden />
      <span>{format.digits(t('questions', { count }))}</span>
      <ButtonLink look="outline" to={paths.questions(role)}>
        {t('seeQuestions')}
      </ButtonLink>
    </li>
  );
}
