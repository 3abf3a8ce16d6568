import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { readError } from '../platform/apollo/read-error';
import type { Failure } from '../platform/apollo/read-error';
import { brand } from '../platform/brand';
import { useFormat } from '../platform/format';
import { useMessages } from '../platform/i18n/use-messages';
import { useSession } from '../platform/session/use-session';
import { Button, ButtonAnchor } from '../ui/button';
import { EmptyBasketDrawing } from '../ui/message-drawings';
import { appMessages } from './app.messages';
import { Forbidden } from './forbidden.screen';
import { MessagePage } from './message-page';
import { NotFound } from './not-found.screen';
import type { Refusal } from './require-role';

/** A chunk that is gone because a newer build was deployed while the page was open. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|Unable to preload|ChunkLoadError/i.test(error.message);
}

/** What stands in a screen's place when it could not be loaded or drawn: each cause in its own words. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    if (error.status === 403) return <Forbidden roles={(error.data as Refusal | null)?.roles ?? []} />;
  }
  if (isChunkError(error) && navigator.onLine) return <NewVersion />;
  const failure = readError(error);
  if (failure.code === 'NOT_FOUND') return <NotFound />;
  if (failure.code === 'UNAUTHENTICATED') return <LoginWanted />;
  if (failure.code === 'FORBIDDEN') return <Forbidden roles={[]} />;
  if (failure.kind === 'network' || isChunkError(error)) return <NoAnswer />;
  return <Broken error={error} failure={failure} />;
}

function NewVersion() {
  const t = useMessages(appMessages);
  return (
    <MessagePage title={t('newVersionTitle')} drawing={<EmptyBasketDrawing />}>
      <p>{t('newVersionText')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </MessagePage>
  );
}

function NoAnswer() {
  const t = useMessages(appMessages);
  const revalidator = useRevalidator();
  return (
    <MessagePage title={t('offlineTitle')} drawing={<EmptyBasketDrawing />}>
      <p>{t('offlineText')}</p>
      <Button busy={revalidator.state === 'loading'} onClick={() => void revalidator.revalidate()}>
        {t('retry')}
      </Button>
    </MessagePage>
  );
}

/** The session ended on the way to this screen: it is loaded once its owner has logged in again. */
function LoginWanted() {
  const t = useMessages(appMessages);
  const { interrupted } = useSession();
  const { revalidate, state } = useRevalidator();
  const asked = useRef(interrupted);
  useEffect(() => {
    if (asked.current && !interrupted) void revalidate();
    asked.current = interrupted;
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
  const t = useMessages(appMessages);
  const format = useFormat();
  const [code] = useState(() => {
    if (failure.incident) return failure.incident; // the server's log knows it by this
    const made = newCode();
    console.error(`Screen error ${made}`, error);
    return made;
  });
  return (
    <MessagePage title={t('brokenTitle')} drawing={<EmptyBasketDrawing />}>
      {failure.message && <p>{failure.message}</p>}
      <p>{t('brokenText', { code })}</p>
      <div className="page-actions">
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
        <ButtonAnchor href={`tel:${brand.supportPhone}`}>{t('callUs', { phone: format.digits(brand.supportPhone) })}</ButtonAnchor>
      </div>
    </MessagePage>
  );
}
