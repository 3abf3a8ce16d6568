import { useState } from 'react';
import { Eye } from 'lucide-react';
import { useShowIdentityDocumentsMutation } from '../../../generated/graphql';
import type { AccountDetail_AccountFragment, ShowIdentityDocumentsMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from './accounts.messages';

type Shown = ShowIdentityDocumentsMutation['showIdentityDocuments']['images'][number];

/**
 * The images an applicant sent, loaded when an admin opens them and dropped with this view; one opens as large as the
 * window.
 */
export function IdentityImages({ account, onShown }: { account: AccountDetail_AccountFragment; onShown: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [images, setImages] = useState<readonly Shown[] | null>(null);
  const [zoomed, setZoomed] = useState<Shown | null>(null);
  const [actualSize, setActualSize] = useState(false);
  const [load, { busy, errorText }] = useAppMutation(useShowIdentityDocumentsMutation);
  const show = async () => {
    const { data } = await load({ variables: { accountId: account.id }, fetchPolicy: 'no-cache' });
    if (!data) return;
    setImages(data.showIdentityDocuments.images);
    onShown();
  };
  if (account.identityDocuments.length === 0) return <p className="step-note">{t('noImages')}</p>;
  return (
    <>
      {errorText && <Alert tone="error" title={errorText} />}
      {images ? (
        <>
          <ul className="identity-images">
            {images.map((image) => (
              <li key={image.kind}>
                <button type="button" onClick={() => setZoomed(image)}>
                  <img src={image.dataUrl} alt={t('imageOf', { what: t(`${image.kind}_image`), name: account.name })} />
                </button>
                <span className="caption">
                  {t(`${image.kind}_image`)}, {format.relative(image.uploadedAt)}
                </span>
              </li>
            ))}
          </ul>
          <p className="step-note" role="status">
            {t('imagesShown')}
          </p>
        </>
      ) : (
        <Button look="outline" icon={<Eye aria-hidden />} busy={busy} busyLabel={t('loadingImages')} onClick={() => void show()}>
          {t('showImages', { count: account.identityDocuments.length })}
        </Button>
      )}
      {zoomed && (
        <Dialog
          open
          wide
          title={`${t(`${zoomed.kind}_image`)}: ${account.name}`}
          onClose={() => setZoomed(null)}
          footer={
            <Button look="outline" aria-pressed={actualSize} onClick={() => setActualSize(!actualSize)}>
              {t(actualSize ? 'fit' : 'actualSize')}
            </Button>
          }
        >
          <div className="identity-zoom" data-actual={actualSize}>
            <img src={zoomed.dataUrl} alt={t('imageOf', { what: t(`${zoomed.kind}_image`), name: account.name })} />
          </div>
        </Dialog>
      )}
    </>
  );
}
