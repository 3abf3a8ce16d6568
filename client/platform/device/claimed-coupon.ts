/**
 * The coupon that was claimed on this device, until it is used, runs out, or its owner logs out: the checkout fills it
 * in.
 */
const storageKey = 'claimed-coupon';

interface ClaimedCoupon {
  readonly code: string;
  /** ISO time. */
  readonly expiresAt: string;
  /** Taken out at a checkout: still known, no longer filled in by itself. */
  readonly isLeftOut: boolean;
}

/** Where storage is rejected. */
let inMemory: ClaimedCoupon | null = null;

function isCoupon(value: unknown): value is ClaimedCoupon {
  if (typeof value !== 'object' || value === null) return false;
  const { code, expiresAt } = value as Partial<Record<keyof ClaimedCoupon, unknown>>;
  return typeof code === 'string' && code !== '' && typeof expiresAt === 'string';
}

function stored(): ClaimedCoupon | null {
  try {
    const coupon: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');
    return isCoupon(coupon) ? coupon : null;
  } catch {
    return inMemory;
  }
}

function read(): ClaimedCoupon | null {
  const coupon = stored();
  return coupon && Date.parse(coupon.expiresAt) > Date.now() ? coupon : null;
}

function write(coupon: ClaimedCoupon | null): void {
  try {
    if (coupon) window.localStorage.setItem(storageKey, JSON.stringify(coupon));
    else window.localStorage.removeItem(storageKey);
  } catch {
    inMemory = coupon; // known as long as the page lasts
  }
}

export const claimedCoupon = {
  keep: ({ code, expiresAt }: Pick<ClaimedCoupon, 'code' | 'expiresAt'>) => write({ code, expiresAt, isLeftOut: false }),
  /** The code, where there is one that may still be used. */
  code: (): string => read()?.code ?? '',
  /** As `code`, unless its owner took it out. */
  wanted: (): string => (read()?.isLeftOut ? '' : (read()?.code ?? '')),
  leaveOut(): void {
    const coupon = read();
    if (coupon) write({ ...coupon, isLeftOut: true });
  },
  forget: () => write(null),
};
