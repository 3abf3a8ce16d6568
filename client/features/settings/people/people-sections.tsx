import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { isSellingRole } from '../../../../schema/values/accounts/roles';
import { useMyAgentsQuery, useMyPrincipalsQuery } from '../../../generated/graphql';
import type { GrantRow_GrantFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { QueryState } from '../../../ui/feedback/query-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { SettingsSection } from '../settings-section';
import { CodeDialog } from './grant-dialogs';
import { GrantForm } from './grant.form';
import { GrantRow } from './grant-row';
import { messages } from './people.messages';

/** Both sides of acting for others, as two panels; only who sells is acted for. */
export function PeopleSections() {
  const { role } = useSession();
  return (
    <>
      {isSellingRole(role) && <AgentsSection />}
      <PrincipalsSection />
    </>
  );
}

/** The people who act for the user: accept, pause, change, end, invite. */
function AgentsSection() {
  const t = useMessages(messages);
  const toast = useToast();
  const query = useMyAgentsQuery({ fetchPolicy: 'cache-and-network' });
  const [inviting, setInviting] = useState(false);
  return (
    <SettingsSection title={t('agents')} hint={t('agentsHint')}>
      <QueryState query={query} loadingText={t('loading')} errorText={t('failed')} skeleton={<Skeleton height={80} />}>
        {({ myAgents }) => <GrantRows grants={myAgents} side="principal" none={t('noAgents')} />}
      </QueryState>
      <Button look="outline" icon={<UserPlus aria-hidden />} onClick={() => setInviting(true)}>
        {t('invite')}
      </Button>
      {inviting && (
        <GrantForm
          kind="STAFF"
          onClose={() => setInviting(false)}
          onMade={() => {
            setInviting(false);
            toast.success(t('invited'));
          }}
        />
      )}
    </SettingsSection>
  );
}

/** The people for whom the user acts: accept a shop, ask a grower and type the code, end. */
function PrincipalsSection() {
  const t = useMessages(messages);
  const query = useMyPrincipalsQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<GrantRow_GrantFragment | null>(null);
  return (
    <SettingsSection title={t('principals')}>
      <QueryState query={query} loadingText={t('loading')} errorText={t('failed')} skeleton={<Skeleton height={80} />}>
        {({ myPrincipals, canActForGrowers }) => (
          <>
            <GrantRows grants={myPrincipals} side="agent" none={t('noPrincipals')} />
            {canActForGrowers && (
              <Button look="outline" icon={<UserPlus aria-hidden />} onClick={() => setAsking(true)}>
                {t('ask')}
              </Button>
            )}
          </>
        )}
      </QueryState>
      {asking && (
        <GrantForm
          kind="FARMER"
          onClose={() => setAsking(false)}
          onMade={(grant) => {
            setAsking(false);
            setMade(grant);
          }}
        />
      )}
      {made && <CodeDialog grant={made} onClose={() => setMade(null)} />}
    </SettingsSection>
  );
}

function GrantRows({ grants, side, none }: { grants: readonly GrantRow_GrantFragment[]; side: 'principal' | 'agent'; none: string }) {
  if (grants.length === 0) return <p className="settings-none">{none}</p>;
  return (
    <ul className="settings-rows">
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant} side={side} />
      ))}
    </ul>
  );
}
