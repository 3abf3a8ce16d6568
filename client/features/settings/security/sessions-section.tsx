import { useState } from 'react';
import { Cpu, Monitor, Smartphone } from 'lucide-react';
import { limits } from '../../../../schema/values/limits';
import { SessionsDocument, useRevokeOtherSessionsMutation, useRevokeSessionMutation, useSessionsQuery } from '../../../generated/graphql';
import type { SessionsQuery } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { Moment } from '../../../ui/display/moment';
import { QueryState } from '../../../ui/feedback/query-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

type OwnSession = SessionsQuery['sessions']['nodes'][number];

const first = limits.sessionsPerPage;

/** Sessions of the user: this device first and marked, the others with a way to end each, or all of them. */
export function SessionsSection() {
  const t = useMessages(messages);
  const query = useSessionsQuery({ variables: { first }, fetchPolicy: 'cache-and-network' });
  return (
    <SettingsSection title={t('sessions')} hint={t('sessionsHint')}>
      <QueryState query={query} loadingText={t('loading')} errorText={t('sessionsFailed')} skeleton={<Skeleton height={160} />}>
        {({ sessions: { nodes, totalCount, pageInfo } }) => (
          <>
            <ul className="settings-rows">
              {nodes.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            <div className="page-actions">
              {pageInfo.hasNextPage && (
                <Button
                  look="outline"
                  busy={query.loading}
                  onClick={() => void query.fetchMore({ variables: { first, after: pageInfo.endCursor } })}
                >
                  {t('moreSessions')}
                </Button>
              )}
              {totalCount > 1 && <EndOthers />}
            </div>
          </>
        )}
      </QueryState>
    </SettingsSection>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [end, { busy }] = useAppMutation(useRevokeSessionMutation);
  const { id, kind, network, createdAt, lastSeenAt, isCurrent } = session;
  const device = session.device ?? t(kind === 'BEARER' ? 'unknownProgram' : 'unknownDevice');
  const Icon = kind === 'BEARER' ? Cpu : /Android|iPhone|iPad|iOS/.test(device) ? Smartphone : Monitor;
  const logOut = async () => {
    const { failure } = await end({ variables: { id }, refetchQueries: [SessionsDocument], awaitRefetchQueries: true });
    if (!failure) toast.success(t('ended'));
    else if (failure.code !== 'UNAUTHENTICATED') toast.error(failure.message ?? t('sessionsFailed'));
  };
  return (
    <li className="settings-row">
      <Icon aria-hidden className="settings-row-icon" />
      <span className="settings-row-name">
        {device} {isCurrent && <StatusBadge tone="good">{t('thisDevice')}</StatusBadge>}
        <span className="settings-row-facts">
          <span>
            {t('lastSeen')} <Moment at={lastSeenAt} />
          </span>
          <span>
            {t('signedIn')} <Moment at={createdAt} />
          </span>
          {network && <span>{t('network', { network })}</span>}
        </span>
      </span>
      {!isCurrent && (
        <Button
          look="outline"
          tone="danger"
          aria-label={t('endDevice', { device })}
          busy={busy}
          busyLabel={t('ending')}
          onClick={() => void logOut()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const t = useMessages(messages);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [end, { busy, errorText }] = useAppMutation(useRevokeOtherSessionsMutation);
  const endAll = async () => {
    const { data } = await end({ refetchQueries: [SessionsDocument], awaitRefetchQueries: true });
    if (!data) return;
    setAsking(false);
    toast.success(t('endedOthers', { count: data.revokeOtherSessions.endedSessions }));
  };
  return (
    <>
      <Button look="outline" tone="danger" onClick={() => setAsking(true)}>
        {t('endOthers')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('endOthers')}
        confirmLabel={t('end')}
        busyLabel={t('ending')}
        busy={busy}
        errorText={errorText}
        onConfirm={() => void endAll()}
        onClose={() => setAsking(false)}
      >
        <p>{t('endOthersText')}</p>
      </ConfirmDialog>
    </>
  );
}
