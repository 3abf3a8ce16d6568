import { Upload } from 'lucide-react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { ButtonLink } from '../../../ui/buttons/button';
import { PageMenu } from '../../../ui/overlays/page-menu';
import { useCsvAction } from '../../../widgets/export-csv/export-csv';
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

/** The same at the head of the list, with the list as a file. */
export function ListMenu({ loadCsv }: { loadCsv: Parameters<typeof useCsvAction>[0] }) {
  const t = useMessages(messages);
  const { role } = useSession();
  const csv = useCsvAction(loadCsv);
  const imports = { key: 'import', label: t('importProducts'), icon: <Upload aria-hidden />, to: paths.importProducts(role) };
  return (
    <PageMenu actions={[csv, imports]}>
      <ButtonLink to={paths.addProduct(role)}>{t('add')}</ButtonLink>
    </PageMenu>
  );
}
