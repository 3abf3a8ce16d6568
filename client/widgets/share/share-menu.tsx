import { Copy, MessageCircle, Share2, Users } from 'lucide-react';
import { Language } from '../../../schema/values/accounts/roles';
import type { Unit } from '../../../schema/values/catalogue/units';
import { createFormat } from '../../platform/format';
import { translate, useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { messages } from './share-menu.messages';

/** The shared text names these facts beside the page's title. */
export interface SharedOffer {
  readonly price: string;
  readonly unit: Unit;
  readonly customUnitNote?: string | null;
}

interface ShareMenuProps {
  title: string;
  path: string;
  offer?: SharedOffer;
  onClose: () => void;
}

/**
 * WhatsApp with a text in Bangla, which most who receive it read; the phone's own sharing where it has one; the link
 * alone.
 */
export function ShareMenu({ title, path, offer, onClose }: ShareMenuProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const productId = offer && path.split('/').at(-1);
  const url = new URL(path, window.location.origin).href;
  const text = textOf(title, offer);
  const message = `${text} ${url}?lang=${Language.BN}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
      onClose();
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  const share = async () => {
    await navigator.share({ title, text, url }).catch(() => undefined); // closing the sheet is no failure
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} place="sheet">
      <div style={{ display: 'grid', gap: 12 }}>
        <p className="caption">{t('preview')}</p>
        <p lang={Language.BN} style={{ overflowWrap: 'anywhere' }}>
          {message}
        </p>
        <ButtonAnchor
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          look="solid"
          full
          icon={<MessageCircle aria-hidden />}
          onClick={onClose}
        >
          {t('whatsapp')}
        </ButtonAnchor>
        <Button look="outline" full icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {productId && (
          <ButtonLink look="outline" full icon={<Users aria-hidden />} to={paths.newSharedBasket({ product: productId })} onClick={onClose}>
            {t('withNeighbours')}
          </ButtonLink>
        )}
        {typeof navigator.share === 'function' && (
          <Button look="outline" full icon={<Share2 aria-hidden />} onClick={() => void share()}>
            {t('other')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function textOf(name: string, offer: SharedOffer | undefined): string {
  const t = translate(messages, Language.BN);
  if (!offer) return t('page', { name });
  return t('offer', { name, price: createFormat(Language.BN).price(offer.price, offer.unit, offer.customUnitNote) });
}
