import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { TextLink } from '../../ui/buttons/text-link';
import { messages } from './my-problems.messages';
import { MyProblems } from './my-problems';

/** Problems with what the viewer sold. */
export function Component() {
  const t = useMessages(messages);
  const { role } = useSession();
  return (
    <MyProblems
      side="SELLER"
      back={<TextLink to={paths.sales(role)}>{t('backSELLER')}</TextLink>}
      orderHref={(orderId) => paths.sale(role, orderId)}
    />
  );
}
