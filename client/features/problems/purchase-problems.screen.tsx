import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { TextLink } from '../../ui/buttons/text-link';
import { messages } from './my-problems.messages';
import { MyProblems } from './my-problems';

/** Problems with what the viewer bought. */
export function Component() {
  const t = useMessages(messages);
  return <MyProblems side="BUYER" back={<TextLink to={paths.orders()}>{t('backBUYER')}</TextLink>} orderHref={paths.order} />;
}
