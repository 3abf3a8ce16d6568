import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isCodeMissing } from '../../platform/missing-code';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../buttons/button';
import { uiMessages } from '../ui.messages';

interface LazyPartOptions<P> {
  /** Shown while the code loads. */
  waiting?: ReactNode;
  /**
   * Shown where the code does not come: `PartMissing` by default, `OpenedInVain` for what a tap opens, `Nothing` where
   * the screen is whole without the part.
   */
  missing?: ComponentType<P>;
}

/**
 * A part of a screen whose code is fetched when the part is first shown. Where the code does not come, the part alone
 * says so and the screen stays as it is. What the part itself throws is the screen's error as ever.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, missing: Missing = PartMissing }: LazyPartOptions<P> = {},
): ComponentType<P> {
  const begin = () =>
    lazy<ComponentType<P>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        if (!isCodeMissing(error)) throw error;
        loaded = begin(); // the next one that is shown asks again
        return { default: Missing };
      }
    });
  let loaded = begin();
  return function LazyPart(props: P) {
    const [Loaded] = useState(() => loaded);
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** Stands where a part of the screen did not load. A browser asks for such code again only in a page loaded anew. */
export function PartMissing() {
  const t = useMessages(uiMessages);
  return (
    <p role="status" className="caption">
      {t('loadFailed')}{' '}
      <Button look="outline" onClick={() => window.location.reload()}>
        {t('retry')}
      </Button>
    </p>
  );
}

/** Reports in a toast that a dialog or menu did not open, and closes it. */
export function OpenedInVain({ onClose }: { onClose?: () => void }) {
  const t = useMessages(uiMessages);
  const toast = useToast();
  useEffect(() => {
    toast.error(t('loadFailed'));
    onClose?.();
  }, []); // oxlint-disable-line react-hooks/exhaustive-deps -- once for each time it is opened
  return null;
}

export const Nothing = (): null => null;
