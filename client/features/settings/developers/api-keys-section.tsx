import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { ApiKeysDocument, useApiKeysQuery, useRevokeApiKeyMutation, useRotateApiKeyMutation } from '../../../generated/graphql';
import type { ApiKeyRow_ApiKeyFragment, ApiKeysQuery } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { Moment } from '../../../ui/display/moment';
import { QueryState } from '../../../ui/feedback/query-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useReauthentication } from '../../../widgets/reauthentication/use-reauthentication';
import { ApiKeyForm } from './api-key.form';
import { ApiKeyUses } from './api-key-uses';
import { DeveloperLinks } from './developer-links';
import { messages } from './partners.messages';
import { SecretDialog } from './secret-dialog';
import { SettingsSection } from '../settings-section';
import { useOpener } from './use-opener';

/** The keys of the user's programs: what each may do, when it was used, a new one in its place, or its end. */
export function ApiKeysSection() {
  const t = useMessages(messages);
  const query = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const { open, setOpen, close, opener } = useOpener();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <SettingsSection title={t('keys')} hint={t('keysHint')}>
      <DeveloperLinks />
      <QueryState query={query} loadingText={t('loading')} errorText={t('keysFailed')} skeleton={<Skeleton height={80} />}>
        {({ apiKeys }) =>
          apiKeys.length === 0 ? (
            <p className="settings-none">{t('noKeys')}</p>
          ) : (
            <ul className="settings-rows">
              {apiKeys.map((one) => (
                <ApiKeyRow key={one.id} apiKey={one} onSecret={setSecret} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {open ? (
        <ApiKeyForm
          onClose={close}
          onMade={(made) => {
            close();
            setSecret(made);
          }}
        />
      ) : (
        <div ref={opener}>
          <Button look="outline" icon={<KeyRound aria-hidden />} onClick={() => setOpen(true)}>
            {t('newKey')}
          </Button>
        </div>
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </SettingsSection>
  );
}

function ApiKeyRow({ apiKey, onSecret }: { apiKey: ApiKeysQuery['apiKeys'][number]; onSecret: (secret: string) => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { name, prefix, scopes, lastUsedAt, previousUntil, createdAt } = apiKey;
  return (
    <li className="settings-row">
      <span className="settings-row-name">
        {name}{' '}
        <code lang="en" translate="no">
          {prefix}…
        </code>
        <span className="settings-row-facts">
          <span lang="en" translate="no">
            {scopes.join(', ')}
          </span>
          <span>
            {lastUsedAt ? (
              <>
                {t('lastUsed')} <Moment at={lastUsedAt} />
              </>
            ) : (
              t('neverUsed')
            )}
          </span>
          <span>
            {t('made')} <Moment at={createdAt} />
          </span>
          {previousUntil && <span>{t('oldWorksUntil', { time: format.dateTime(previousUntil) })}</span>}
        </span>
      </span>
      <ApiKeyActions apiKey={apiKey} onSecret={onSecret} />
      <ApiKeyUses uses={apiKey.uses} />
    </li>
  );
}

function ApiKeyActions({ apiKey: { id, name }, onSecret }: { apiKey: ApiKeyRow_ApiKeyFragment; onSecret: (secret: string) => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [asking, setAsking] = useState<'rotate' | 'revoke' | null>(null);
  const [rotate, rotation] = useAppMutation(useRotateApiKeyMutation);
  const [revoke, revocation] = useAppMutation(useRevokeApiKeyMutation);
  const { guarded, dialog } = useReauthentication('key');
  const act = async () => {
    const options = { variables: { id }, refetchQueries: [ApiKeysDocument], awaitRefetchQueries: true };
    if (asking === 'revoke') {
      const { data } = await revoke(options);
      if (data) toast.success(t('keyGone'));
      return;
    }
    const { data } = await guarded(() => rotate({ ...options, fetchPolicy: 'no-cache' }));
    if (!data) return;
    setAsking(null);
    onSecret(data.rotateApiKey.secret);
  };
  return (
    <span className="settings-row-actions">
      <Button look="outline" aria-label={t('rotateKeyNamed', { name })} onClick={() => setAsking('rotate')}>
        {t('rotate')}
      </Button>
      <Button look="outline" tone="danger" aria-label={t('revokeKeyNamed', { name })} onClick={() => setAsking('revoke')}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'revoke' ? 'revokeKeyNamed' : 'rotateKeyNamed', { name })}
        confirmLabel={t(asking === 'revoke' ? 'revoke' : 'rotate')}
        busyLabel={t(asking === 'revoke' ? 'deleting' : 'saving')}
        tone={asking === 'revoke' ? 'danger' : 'brand'}
        busy={rotation.busy || revocation.busy}
        errorText={asking === 'revoke' ? revocation.errorText : rotation.errorText}
        onConfirm={() => void act()}
        onClose={() => setAsking(null)}
      >
        <p>{t(asking === 'revoke' ? 'revokeKeyText' : 'rotateKeyText')}</p>
      </ConfirmDialog>
      {dialog}
    </span>
  );
}
