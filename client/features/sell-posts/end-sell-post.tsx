import { useEndSellPostMutation } from '../../generated/graphql';
import type { SellPostCard_SellPostFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { messages } from './sell-posts.messages';

interface EndSellPostProps {
  post: SellPostCard_SellPostFragment | null;
  onEnded: () => void;
  onClose: () => void;
}

/** Ending is for good, so it asks; a failure stays in the dialog. */
export function EndSellPost({ post, onEnded, onClose }: EndSellPostProps) {
  const t = useMessages(messages);
  const readable = useReadable();
  const [end, { busy, errorText, reset }] = useAppMutation(useEndSellPostMutation);
  const confirm = async () => {
    if (!post) return;
    const { failure } = await end({ variables: { id: post.id } });
    if (!failure) onEnded();
  };
  return (
    <ConfirmDialog
      open={post !== null}
      title={t('endTitle')}
      confirmLabel={t('end')}
      busyLabel={t('ending')}
      busy={busy}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <p>{t('endText', { name: post ? readable(post.product).name : '' })}</p>
    </ConfirmDialog>
  );
}
