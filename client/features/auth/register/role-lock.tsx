import { roleLabels } from '../../../../schema/values/accounts/roles';
import type { PickableRole } from '../../../../schema/values/accounts/roles';
import { useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { messages } from '../auth.messages';

/** The role as it was chosen; it cannot be changed, only the whole form started again. */
export function RoleLock({ role, onStartAgain }: { role: PickableRole; onStartAgain: () => void }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <div className="role-lock">
      <span className="badge" data-tone="good">
        {t('roleLocked', { role: roleLabels[role][language] })}
      </span>
      <Button look="plain" onClick={onStartAgain}>
        {t('wrongRole')}
      </Button>
    </div>
  );
}
