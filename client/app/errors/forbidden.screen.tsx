import { useNavigate } from 'react-router-dom';
import { roleLabels } from '../../../schema/values/accounts/roles';
import type { Role } from '../../../schema/values/accounts/roles';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { GateDrawing } from '../../ui/images/message-drawings';
import { errorMessages } from './errors.messages';
import { MessagePage } from './message-page';

/** 403: whose page this is, who is signed in, and the two ways on. */
export function Forbidden({ roles }: { roles: readonly Role[] }) {
  const t = useMessages(errorMessages);
  const { language } = useLanguage();
  const { role, signOut } = useSession();
  const navigate = useNavigate();
  const label = (one: Role) => roleLabels[one][language];
  return (
    <MessagePage title={t('forbiddenTitle')} drawing={<GateDrawing />}>
      {role && roles.length > 0 && <p>{t('forbiddenText', { roles: roles.map(label).join(', '), role: label(role) })}</p>}
      <div className="page-actions">
        <ButtonLink to={paths.home(role)}>{t('goHome')}</ButtonLink>
        <Button look="outline" onClick={() => void signOut().then(() => navigate(paths.login()))}>
          {t('switchAccount')}
        </Button>
      </div>
    </MessagePage>
  );
}
