import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasSessionHint } from '../session/load-account';
import { useSession } from '../session/use-session';
import { dropDraft, loadDraft, saveDraft } from './draft-store';
import type { Draft, DraftPlace, DraftValues, KeptFile } from './draft-store';

const debounceMs = 800; // design.md P10
const noFiles: readonly KeptFile[] = [];

interface DraftOptions {
  /** Names the form, and the thing it edits: `product-add`, `product-edit/<id>`. */
  readonly form: string;
  readonly values: DraftValues;
  /** A new list only when a file came, went or reached another state: each is stored at once. */
  readonly files?: readonly KeptFile[];
  /** Nothing is kept of a form nobody has touched. */
  readonly dirty: boolean;
}

export interface KeptDraft {
  /** What was kept from last time and waits for an answer; nothing is stored over it. */
  readonly found: Draft | null;
  /** Takes what was kept; the caller fills the form with it. */
  readonly resume: () => void;
  /** Forgets what was kept. */
  readonly startAgain: () => void;
  /** Before the camera or the file picker opens, which may end the page on a small phone. */
  readonly saveNow: () => void;
  /** The form was sent, or its changes given up. */
  readonly finish: () => void;
  /** The last change is safe on this device. */
  readonly kept: boolean;
}

/** Keeps a form on the device while it is filled in (design.md P10): 800 ms after the last key, at once for files, pickers and a page that goes away. */
export function useDraft({ form, values, files = noFiles, dirty }: DraftOptions): KeptDraft {
  const { account } = useSession();
  /** Whose it was when the form opened: a logout must not hand it on. Null until the account is known. */
  const [owner, setOwner] = useState(() => account?.id ?? (hasSessionHint() ? null : 'visitor'));
  if (owner === null && account) setOwner(account.id);
  const place = useMemo<DraftPlace | null>(() => (owner === null ? null : { owner, form }), [form, owner]);
  const [found, setFound] = useState<Draft | null>(null);
  const [kept, setKept] = useState(false);
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
    void saveDraft(place, latest.current.values, latest.current.files).then(setKept);
  }, [place]);

  useEffect(() => {
    if (!place) return undefined;
    let current = true;
    void loadDraft(place).then((draft) => {
      if (!current) return;
      setFound(draft);
      ready.current = draft === null;
      if (!draft) saveNow(); // typed before the answer came
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
      setKept(false);
      void dropDraft(place); // everything was taken back by hand
    }
  }, [dirty, place, saveNow, values]);

  useEffect(() => saveNow(), [files, saveNow]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [saveNow]);

  const answered = useCallback(() => {
    ready.current = true;
    storedOnce.current = true;
    setFound(null);
  }, []);
  const startAgain = useCallback(() => {
    answered();
    if (place) void dropDraft(place);
  }, [answered, place]);
  const finish = useCallback(() => {
    ended.current = true;
    if (pending.current) clearTimeout(pending.current);
    if (place) void dropDraft(place);
  }, [place]);

  return useMemo(
    () => ({ found, resume: answered, startAgain, saveNow, finish, kept }),
    [answered, finish, found, kept, saveNow, startAgain],
  );
}
