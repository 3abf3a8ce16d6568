import { useState } from 'react';
import {
  MyAgentsDocument,
  MyPrincipalsDocument,
  useAcceptGrantMutation,
  useEndGrantMutation,
  usePauseGrantMutation,
  useResumeGrantMutation,
} from '../../../generated/graphql';
import type { GrantRow_GrantFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { startActing } from '../../../platform/account/acting';
import { loadAnew } from '../../../platform/account/load-anew';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { StatusBadge } from '../../../ui/display/status-badge';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { PhoneProofDialog } from '../../../widgets/phone-proof/phone-proof-dialog';
import { CodeDialog, RightsDialog } from './grant-dialogs';
import { messages } from './people.messages';

interface GrantRowProps {
  grant: GrantRow_GrantFragment;
  /** The side that the user is on. */
  side: 'principal' | 'agent';
}

const refetched = { refetchQueries: [MyAgentsDocument, MyPrincipalsDocument], awaitRefetchQueries: true };
const tones = { INVITED: 'waiting', ACTIVE: 'good', PAUSED: 'plain', ENDED: 'plain' } as const;

/** One grant: the other side, what is allowed, until when, and what the user may do about it. */
export function GrantRow({ grant, side }: GrantRowProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { kind, rights, state, endsOn } = grant;
  const other = side === 'principal' ? grant.agent : grant.principal;
  const phone = format.digits(other.phone);
  return (
    <li className="settings-row">
      <span className="settings-row-name">
        {other.name ?? phone} <StatusBadge tone={tones[state]}>{state !== 'ENDED' && t(state)}</StatusBadge>
        <span className="settings-row-facts">
          {other.name && <span>{phone}</span>}
          <span>{t(side === 'principal' ? kind : `for${kind}`)}</span>
          <span>{rights.map((right) => t(right)).join(' · ')}</span>
          <span>{t('until', { day: format.date(endsOn) })}</span>
        </span>
      </span>
      <span className="settings-row-actions">
        {grant.isMineToAccept ? <Accept grant={grant} /> : <Steps grant={grant} side={side} />}
        <End grant={grant} name={other.name ?? phone} />
      </span>
    </li>
  );
}

/** Staff accept with a verified phone: the code for it is asked here where it is missing. */
function Accept({ grant: { id } }: { grant: GrantRow_GrantFragment }) {
  const t = useMessages(messages);
  const toast = useToast();
  const { account } = useSession();
  const [proving, setProving] = useState(false);
  const [accept, { busy }] = useAppMutation(useAcceptGrantMutation);
  const act = async () => {
    const { data, failure } = await accept({ variables: { id }, ...refetched });
    if (data) toast.success(t('accepted'));
    else if (failure?.code === 'PHONE_UNVERIFIED') setProving(true);
    else if (failure) toast.error(failure.message ?? t('failed'));
  };
  return (
    <>
      <Button busy={busy} busyLabel={t('accepting')} onClick={() => void act()}>
        {t('accept')}
      </Button>
      {proving && account && (
        <PhoneProofDialog
          phone={account.phone}
          plain
          onClose={() => setProving(false)}
          onVerified={() => {
            setProving(false);
            void act();
          }}
        />
      )}
    </>
  );
}

function Steps({ grant, side }: GrantRowProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [open, setOpen] = useState<'code' | 'rights' | null>(null);
  const [pause, pausing] = useAppMutation(usePauseGrantMutation);
  const [resume, resuming] = useAppMutation(useResumeGrantMutation);
  const { id, kind, state } = grant;
  const move = async () => {
    const { failure } = await (state === 'ACTIVE' ? pause : resume)({ variables: { id }, ...refetched });
    if (failure) toast.error(failure.message ?? t('failed'));
  };
  if (side === 'agent' && state === 'INVITED' && kind === 'FARMER')
    return (
      <>
        <Button onClick={() => setOpen('code')}>{t('typeCode')}</Button>
        {open === 'code' && <CodeDialog grant={grant} onClose={() => setOpen(null)} />}
      </>
    );
  if (side === 'agent' && state === 'ACTIVE') return <ActFor grant={grant} />;
  if (side === 'agent' || state === 'INVITED' || state === 'ENDED') return null;
  return (
    <>
      <Button look="outline" onClick={() => setOpen('rights')}>
        {t('rightsOf')}
      </Button>
      <Button look="outline" busy={pausing.busy || resuming.busy} busyLabel={t('saving')} onClick={() => void move()}>
        {t(state === 'ACTIVE' ? 'pause' : 'resume')}
      </Button>
      {open === 'rights' && <RightsDialog grant={grant} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Loads the page anew as the principal, so that nothing of both is mixed. */
function ActFor({ grant: { principal, rights } }: { grant: GrantRow_GrantFragment }) {
  const t = useMessages(messages);
  const { account } = useSession();
  const principalId = principal.id; // known once it was accepted
  if (!account || !principalId) return null;
  const { id, name, phone, role } = account;
  const principalName = principal.name ?? principal.phone ?? '';
  const begin = () => {
    startActing({ principalId, name: principalName, rights, agent: { id, name, phone, role } });
    loadAnew(paths.dashboard());
  };
  return <Button onClick={begin}>{t('actFor', { name: principalName })}</Button>;
}

function End({ grant: { id, state, isMineToAccept }, name }: { grant: GrantRow_GrantFragment; name: string }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [end, { busy, errorText }] = useAppMutation(useEndGrantMutation);
  const act = async () => {
    const { data } = await end({ variables: { id }, ...refetched });
    if (!data) return;
    setAsking(false);
    toast.success(t('ended'));
  };
  const label = t(isMineToAccept ? 'decline' : state === 'INVITED' ? 'takeBack' : 'end');
  return (
    <>
      <Button look="outline" tone="danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('endTitle', { name })}
        confirmLabel={label}
        busyLabel={t('saving')}
        busy={busy}
        errorText={errorText}
        onConfirm={() => void act()}
        onClose={() => setAsking(false)}
      >
        <p>{t('endText')}</p>
      </ConfirmDialog>
    </>
  );
}
