import { useEffect, useState } from 'react';
import { Menu as MenuIcon } from 'lucide-react';
import { useQuiet } from '../../platform/device/first-view';
import { useMessages } from '../../platform/i18n/use-messages';
import { IconButton } from '../../ui/buttons/button';
import { appMessages } from '../app.messages';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

/**
 * Fetched once the page is quiet, so that it is there when the button is pressed; out of the shell that the service
 * worker stores without a network.
 */
const loadContent = async () => (await import('./phone-menu-content')).PhoneMenuContent;
const PhoneMenuContent = lazyPart(loadContent, { missing: OpenedInVain });

/** The slide-in menu of small screens. */
export function PhoneMenu() {
  const t = useMessages(appMessages);
  const quiet = useQuiet();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    if (quiet) loadContent().catch(() => undefined); // fetched again when the menu is opened
  }, [quiet]);
  return (
    <>
      <IconButton
        label={t('menu')}
        className="bar-button only-narrow"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      {open && <PhoneMenuContent onClose={close} />}
    </>
  );
}
