import { useState } from 'react';
import { Eye } from 'lucide-react';
import { useRevealDocumentsMutation } from '../../../generated/graphql';
import type { AccountDetail_AccountFragment, RevealDocumentsMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { IdentityImages } from './identity-images';
import { messages } from './accounts.messages';

/** Masked until an admin asks; what is revealed is stored nowhere and disappears with this view. */
export function DocumentNumbers({ account, onImagesShown }: { account: AccountDetail_AccountFragment; onImagesShown: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [numbers, setNumbers] = useState<RevealDocumentsMutation['revealDocuments'] | null>(null);
  const [reveal, { busy, errorText }] = useAppMutation(useRevealDocumentsMutation);
  const { nid, tradeLicense } = numbers ?? account;
  const hasAny = Boolean(account.nid ?? account.tradeLicense);
  const show = async () => {
    const { data } = await reveal({ variables: { accountId: account.id }, fetchPolicy: 'no-cache' });
    if (data) setNumbers(data.revealDocuments);
  };
  return (
    <section aria-labelledby="documents-title">
      <h3 id="documents-title">{t('documents')}</h3>
      <dl className="facts-list">
        <div className="answer">
          <dt>{t('nid')}</dt>
          <dd>{nid ? format.digits(nid) : t('notGiven')}</dd>
        </div>
        <div className="answer">
          <dt>{t('tradeLicense')}</dt>
          <dd>{tradeLicense ?? t('notGiven')}</dd>
        </div>
      </dl>
      {hasAny && (
        <p className="step-note" role="status">
          {t(numbers ? 'revealed' : 'masked')}
        </p>
      )}
      {errorText && <Alert tone="error" title={errorText} />}
      {hasAny && !numbers && (
        <Button look="outline" icon={<Eye aria-hidden />} busy={busy} busyLabel={t('showing')} onClick={() => void show()}>
          {t('showNumbers')}
        </Button>
      )}
      <IdentityImages account={account} onShown={onImagesShown} />
    </section>
  );
}
