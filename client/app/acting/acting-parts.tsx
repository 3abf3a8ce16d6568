import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { forgetOver, stopActing, useActing, useActingOver } from '../../platform/account/acting';
import { loadAnew } from '../../platform/account/load-anew';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { GateDrawing } from '../../ui/images/message-drawings';
import { Page } from '../../ui/layout/page';
import { MessagePage } from '../errors/message-page';
import { NavLinks } from '../menus/nav-links';
import { sideMenu } from '../menus/role-menus';
import { sellerLinks } from '../menus/seller-links';
import { isHome, mayOpen, whileActing } from './acting-pages';
import { messages } from './acting.messages';
import './acting.css';

/** Under the header of every screen: for whom the user acts, and the way back. Says it too when that is over. */
export function ActingBar() {
  const t = useMessages(messages);
  const toast = useToast();
  const acting = useActing();
  const over = useActingOver();
  const [said, setSaid] = useState(''); // a status is read out when it changes
  const text = acting ? t('bar', { name: acting.name }) : '';
  useEffect(() => setSaid(text), [text]);
  useEffect(() => {
    if (!over) return;
    toast.error(t('over', { name: over }));
    forgetOver();
  }, [over, t, toast]);
  if (!acting) return null;
  const stop = () => {
    stopActing();
    loadAnew(paths.settings('people'));
  };
  return (
    <div className="acting-bar">
      <p role="status">{said}</p>
      <Button look="outline" tone="gray" onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  );
}

/** Instead of a screen that the rights do not allow: one sentence. The home leads to what they allow. */
export function ActingGate() {
  const { pathname } = useLocation();
  if (isHome(pathname)) return <ActingHome />;
  return mayOpen(pathname) ? <Outlet /> : <NotAllowed />;
}

function NotAllowed() {
  const t = useMessages(messages);
  const { role } = useSession();
  const name = useActing()?.name ?? '';
  return (
    <MessagePage title={t('notAllowedTitle', { name })} drawing={<GateDrawing />}>
      <p>{t('notAllowed')}</p>
      <ButtonLink to={paths.home(role)}>{t('home')}</ButtonLink>
    </MessagePage>
  );
}

function ActingHome() {
  const t = useMessages(messages);
  const { role } = useSession();
  const name = useActing()?.name ?? '';
  if (!role) return null;
  const entries = whileActing([...sideMenu(role), ...sellerLinks(role)]).filter(({ to }) => !isHome(to));
  return (
    <Page title={t('homeTitle', { name })} lead={t('homeLead')}>
      <nav className="acting-home" aria-label={t('homeTitle', { name })}>
        <NavLinks entries={entries} />
      </nav>
    </Page>
  );
}
