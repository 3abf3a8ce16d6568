import { useState } from 'react';
import { Share2 } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { messages } from './share.messages';
import type { SharedOffer } from './share-menu';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

/** Loaded on the first tap. */
const ShareMenu = lazyPart(async () => (await import('./share-menu')).ShareMenu, { missing: OpenedInVain });

/** Opens the ways to pass the link of a page on. */
export function ShareButton(shared: { title: string; path: string; offer?: SharedOffer }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" icon={<Share2 aria-hidden />} onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {open && <ShareMenu {...shared} onClose={() => setOpen(false)} />}
    </>
  );
}
