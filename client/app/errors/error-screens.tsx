import { useCallback, useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router-dom';
import { readError } from '../../platform/apollo/read-error';
import type { Failure } from '../../platform/apollo/read-error';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { serverResponds, useOnline } from '../../platform/online';
import { isCodeMissing } from '../../platform/missing-code';
import { paths } from '../../platform/paths';
import { isPlacedPurchase } from '../../platform/placed-purchase';
import type { PlacedPurchase } from '../../platform/placed-purchase';
import { announceScreenError } from '../../platform/reports/screen-error';
import { useSession } from '../../platform/session/use-session';
import { dialled, useSupportContact } from '../../platform/support/use-support-contact';
import { Button, ButtonAnchor } from '../../ui/buttons/button';
import { EmptyBasketDrawing } from '../../ui/images/message-drawings';
import { errorMessages } from './errors.messages';
import { Forbidden } from './forbidden.screen';
import { MessagePage } from './message-page';
import { NotFound } from './not-found.screen';
import type { Rejection } from '../session/require-role';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

export { LeaveDialog } from '../leave-dialog';
export { NotFound };

/** Each cause has its own texts. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    if (error.status === 403) return <Forbidden roles={(error.data as Rejection | null)?.roles ?? []} />;
  }
  if (isCodeMissing(error)) return <CodeMissing error={error} />;
  const failure = readError(error);
  if (failure.code === 'NOT_FOUND') return <NotFound />;
  if (failure.code === 'UNAUTHENTICATED') return <LoginWanted />;
  if (failure.code === 'FORBIDDEN') return <Forbidden roles={[]} />;
  if (failure.kind === 'network') return <NoResponse error={error} />;
  return <Broken error={error} failure={failure} />;
}

/** A newer build was deployed, or there is no network: the server knows. */
function CodeMissing({ error }: { error: unknown }) {
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => void serverResponds().then(setThere), []);
  if (isThere === null) return null;
  return isThere ? <NewVersion /> : <NoResponse error={error} />;
}

function NewVersion() {
  const t = useMessages(errorMessages);
  return (
    <MessagePage title={t('newVersionTitle')} drawing={<EmptyBasketDrawing />}>
      <p>{t('newVersionText')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </MessagePage>
  );
}

/** Out of the shell that the service worker stores; a browser without one shows the page without the list. */
const StillWorks = lazyPart(async () => (await import('../offline/offline-parts')).StillWorks, { missing: Nothing });

/** Nothing is saved of this screen, and no response came. It opens by itself when the network is back. */
function NoResponse({ error }: { error: unknown }) {
  const t = useMessages(errorMessages);
  const online = useOnline();
  const { revalidate, state } = useRevalidator();
  const { state: carried } = useLocation() as { state: unknown };
  const again = useCallback(() => {
    if (isCodeMissing(error))
      window.location.reload(); // a browser does not fetch a script again that it has once failed to get
    else void revalidate();
  }, [error, revalidate]);
  if (isPlacedPurchase(carried)) return <OrderIsPlaced purchase={carried} busy={state === 'loading'} onAgain={again} />;
  return (
    <MessagePage title={t(online ? 'offlineTitle' : 'offlinePage')} drawing={<EmptyBasketDrawing />}>
      <p>{t(online ? 'offlineText' : 'offlinePageText')}</p>
      <Button busy={state === 'loading'} onClick={again}>
        {t('retry')}
      </Button>
      <StillWorks onReached={again} />
    </MessagePage>
  );
}

interface OrderIsPlacedProps {
  purchase: PlacedPurchase;
  busy: boolean;
  onAgain: () => void;
}

/** The order was placed before the network went: this page says so and never that nothing was sent. */
function OrderIsPlaced({ purchase: { total, orders }, busy, onAgain }: OrderIsPlacedProps) {
  const t = useMessages(errorMessages);
  const format = useFormat();
  const online = useOnline();
  useEffect(() => {
    if (online) onAgain();
  }, [online, onAgain]);
  return (
    <MessagePage title={t('orderPlaced')}>
      <p>{orders.map(({ trackingNumber }) => trackingNumber).join(', ')}</p>
      <p>{t('orderPlacedText', { total: format.money(total) })}</p>
      <Button busy={busy} onClick={onAgain}>
        {t('orderPlacedOpen')}
      </Button>
    </MessagePage>
  );
}

/** The session ended on the way to this screen: it is loaded once its owner has logged in again. */
function LoginWanted() {
  const t = useMessages(errorMessages);
  const { interrupted } = useSession();
  const { revalidate, state } = useRevalidator();
  const wasInterrupted = useRef(interrupted);
  useEffect(() => {
    if (wasInterrupted.current && !interrupted) void revalidate();
    wasInterrupted.current = interrupted;
  }, [interrupted, revalidate]);
  return (
    <MessagePage title={t('sessionEndedTitle')} drawing={<EmptyBasketDrawing />}>
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('retry')}
      </Button>
    </MessagePage>
  );
}

/** Letters without look-alikes: it is read out on the phone. */
function newCode(): string {
  const letters = 'ACDEFHJKMNPRTWXY3479';
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => letters.charAt(byte % letters.length)).join('');
}

function Broken({ error, failure }: { error: unknown; failure: Failure }) {
  const t = useMessages(errorMessages);
  const format = useFormat();
  const { phone } = useSupportContact();
  const [code] = useState(() => {
    if (failure.incident) return failure.incident; // the server's log knows it by this
    const made = newCode();
    console.error(`Screen error ${made}`, error);
    announceScreenError(error);
    return made;
  });
  return (
    <MessagePage title={t('brokenTitle')} drawing={<EmptyBasketDrawing />}>
      {failure.message && <p>{failure.message}</p>}
      <p>{t('brokenText', { code })}</p>
      <div className="page-actions">
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
        <ButtonAnchor href={paths.support()}>{t('messageUs')}</ButtonAnchor>
        {phone && <ButtonAnchor href={`tel:${dialled(phone)}`}>{t('callUs', { phone: format.digits(phone) })}</ButtonAnchor>}
      </div>
    </MessagePage>
  );
}
