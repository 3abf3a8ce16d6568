import { Upload } from 'lucide-react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { ButtonLink } from '../../../ui/buttons/button';
import { messages } from '../products.messages';

/** How products are added: from a file, or one by one. */
export function ListActions() {
  const t = useMessages(messages);
  const { role } = useSession();
  return (
    <>
      <ButtonLink look="outline" to={paths.importProducts(role)} icon={<Upload aria-hidden />} aria-label={t('importProducts')}>
        {t('import')}
      </ButtonLink>
      <ButtonLink to={paths.addProduct(role)}>{t('add')}</ButtonLink>
    </>
  );
}
