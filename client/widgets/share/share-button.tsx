import { Share2 } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { messages } from './share.messages';

/** The phone's own sharing where it has one, else the link is copied. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useMessages(messages);
  const toast = useToast();
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url }).catch(() => undefined); // closing the sheet is no failure
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <Button look="outline" icon={<Share2 aria-hidden />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
