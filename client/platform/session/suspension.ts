/** Why the account was suspended while this tab was open: the session is over, and a reload would show nothing. */
const key = 'suspension';

export const suspension = {
  remember(reason: string): void {
    try {
      window.sessionStorage.setItem(key, reason);
    } catch {
      // storage rejected: the page shows the reason until it is reloaded
    }
  },
  reason(): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // nothing was stored
    }
  },
};
