import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';

const checkEveryMs = 5000;

/** Reads the user's own status again while they wait and the page is seen; an approval leads to their home. */
export function useStatusCheck() {
  const navigate = useNavigate();
  const { account, refresh } = useSession();
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const [busy, setBusy] = useState(false);
  const status = account?.status ?? null;
  const waits = status === AccountStatus.PENDING;

  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden)
        void refresh().then(
          () => setCheckedAt(new Date()),
          () => undefined,
        );
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [refresh, waits]);

  useEffect(() => {
    if (status !== AccountStatus.APPROVED) return undefined;
    window.localStorage.removeItem('approved');
    const timer = setTimeout(() => void navigate(paths.home(account?.role), { replace: true }), 3000);
    return () => clearTimeout(timer);
  }, [account?.role, navigate, status]);

  const checkAgain = async () => {
    setBusy(true);
    await refresh().catch(() => undefined);
    setCheckedAt(new Date());
    setBusy(false);
  };
  return { checkedAt, busy, checkAgain };
}
