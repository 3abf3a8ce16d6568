import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasSessionHint } from '../account/session-hint';
import { useSession } from '../session/use-session';
import { dropDraft, loadDraft, saveDraft } from '../device/draft-store';
import type { Draft, DraftPlace, DraftValues, DraftFile } from '../device/draft-store';

const debounceMs = 800; // one write per pause in typing, and little lost when the page ends
const noFiles: readonly DraftFile[] = [];

interface DraftOptions {
  /** Names the form, and the thing it edits: `product-add`, `product-edit/<id>`. */
  readonly form: string;
  readonly values: DraftValues;
  /** A new list only when a file came, went or reached another state: each is stored at once. */
  readonly files?: readonly DraftFile[];
  /** Nothing is stored of a form no one has touched. */
  readonly dirty: boolean;
}

export interface FoundDraft {
  /** Draft that was stored earlier. It waits for the user's decision, and nothing overwrites it until then. */
  readonly earlier: Draft | null;
  /** Takes what was stored; the caller fills the form with it. */
  readonly resume: () => void;
  /** Forgets what was stored. */
  readonly startAgain: () => void;
  /** Before the camera or the file picker opens, which may end the page on a small phone. */
  readonly saveNow: () => void;
  /** The form was sent, or its changes given up. */
  readonly finish: () => void;
  /** The last change is safe on this device. */
  readonly stored: boolean;
}

/** When the page is hidden, ends, or the form is left. */
function useOnLeave(save: () => void): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}

/**
 * Stores a form on the device while it is filled in, because Android may end the page when the camera opens: 800 ms
 * after the last key, at once for files, pickers and a page that goes away.
 */
export function useDraft({ form, values, files = noFiles, dirty }: DraftOptions): FoundDraft {
  const { account } = useSession();
  /**
   * The user who opened the form owns the draft, so that a logout passes it to no one else. Null until the account is
   * known.
   */
  const [owner, setOwner] = useState(() => account?.id ?? (hasSessionHint() ? null : 'visitor'));
  if (owner === null && account) setOwner(account.id);
  const place = useMemo<DraftPlace | null>(() => (owner === null ? null : { owner, form }), [form, owner]);
  const [earlier, setEarlier] = useState<Draft | null>(null);
  const [stored, setStored] = useState(false);
  const ready = useRef(false);
  const ended = useRef(false);
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef({ values, files, dirty });
  latest.current = { values, files, dirty };
  const storedOnce = useRef(false);

  const saveNow = useCallback(() => {
    if (pending.current) clearTimeout(pending.current);
    pending.current = null;
    if (!place || !ready.current || ended.current || !latest.current.dirty) return;
    storedOnce.current = true;
    void saveDraft(place, latest.current.values, latest.current.files).then(setStored);
  }, [place]);

  useEffect(() => {
    if (!place) return undefined;
    let current = true;
    void loadDraft(place).then((draft) => {
      if (!current) return;
      setEarlier(draft);
      ready.current = draft === null;
      if (!draft) saveNow(); // typed before the response came
    });
    return () => {
      current = false;
    };
  }, [place, saveNow]);

  useEffect(() => {
    if (!place || ended.current) return;
    if (dirty) {
      if (pending.current) clearTimeout(pending.current);
      pending.current = setTimeout(saveNow, debounceMs);
    } else if (storedOnce.current) {
      storedOnce.current = false;
      setStored(false);
      void dropDraft(place); // everything was taken back by hand
    }
  }, [dirty, place, saveNow, values]);

  useEffect(() => saveNow(), [files, saveNow]);

  useOnLeave(saveNow);

  const replied = useCallback(() => {
    ready.current = true;
    storedOnce.current = true;
    setEarlier(null);
  }, []);
  const startAgain = useCallback(() => {
    replied();
    if (place) void dropDraft(place);
  }, [replied, place]);
  const finish = useCallback(() => {
    ended.current = true;
    if (pending.current) clearTimeout(pending.current);
    if (place) void dropDraft(place);
  }, [place]);

  return useMemo(
    () => ({ earlier, resume: replied, startAgain, saveNow, finish, stored }),
    [replied, finish, earlier, stored, saveNow, startAgain],
  );
}
