import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './order-texts.messages';

interface Acts {
  readonly actorName?: string | null | undefined;
  readonly handledByName?: string | null | undefined;
}

/** Returns who did it, and who did it for them under a grant. */
export function useActorText(): (event: Acts) => string {
  const t = useMessages(messages);
  return ({ actorName, handledByName }) => {
    const actor = actorName ?? '';
    return handledByName ? t('handledFor', { actor, agent: handledByName }) : actor;
  };
}
