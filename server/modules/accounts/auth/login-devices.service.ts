/**
 * Remembers the devices on which an account has logged in, by a cookie of 256 random bits that opens nothing: it lets
 * the owner of a phone log in while strangers guess its password.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { addressKey } from '../../../platform/security/address-key';
import { hashToken, looksLikeToken, newToken } from '../../../platform/security/tokens';
import type { LoginSource } from './login-throttle.service';
import { addDevice, addressesOfPhone, isUsedDevice, knowsDevice } from './login-devices.store';
import type { Origin } from './sessions.service';

@scoped(Lifecycle.ContainerScoped)
export class LoginDevicesService {
  constructor(private readonly db: DataSource) {}

  /** Says what is known of the sender of a login for this phone. */
  async source(phone: string, { ip, device }: Origin): Promise<LoginSource> {
    const network = addressKey(ip);
    return {
      ip,
      device: device && (await this.knows(device, phone)) ? hashToken(device).toString('base64url') : null,
      isKnownNetwork: async () => (await addressesOfPhone(this.db, phone)).some((address) => addressKey(address) === network),
    };
  }

  /** Remembers the device of a login; returns its cookie, a new one where it had none. */
  async remember(userId: string, { device }: Origin): Promise<string> {
    const token = device && looksLikeToken(device) && (await isUsedDevice(this.db, hashToken(device))) ? device : newToken();
    await addDevice(this.db, hashToken(token), userId);
    return token;
  }

  private async knows(device: string, phone: string): Promise<boolean> {
    return looksLikeToken(device) && knowsDevice(this.db, hashToken(device), phone);
  }
}
