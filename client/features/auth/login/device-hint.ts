import { pickableRoles } from '../../../../schema/values/accounts/roles';
import type { PickableRole } from '../../../../schema/values/accounts/roles';

/** Stores role and phone of the user who logged in last on this device, so that they need not be typed again. */
interface DeviceHint {
  readonly role: PickableRole | '';
  readonly phone: string;
}

const storageKey = 'login-hint';
const noHint: DeviceHint = { role: '', phone: '' };

export function readDeviceHint(): DeviceHint {
  try {
    const stored = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as Partial<DeviceHint> | null;
    const role = pickableRoles.find((one) => one === stored?.role) ?? '';
    return { role, phone: typeof stored?.phone === 'string' ? stored.phone : '' };
  } catch {
    return noHint;
  }
}

export function storeDeviceHint(hint: DeviceHint): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(hint));
  } catch {
    // storage rejected: the values are typed again
  }
}
