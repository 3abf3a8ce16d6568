/** Devices and networks from which an account has logged in. Called by LoginDevicesService and AccountSweepService. */
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, select, text } from '../../../platform/db/columns';
import { type Db, execute, exists } from '../../../platform/db/sql';

const KNOWS = `
  SELECT 1 FROM login_devices d JOIN users u ON u.id = d.user_id
  WHERE d.token_hash = $1 AND u.phone = $2 AND d.last_login_at > now() - make_interval(days => $3)`;
const IS_USED = 'SELECT 1 FROM login_devices WHERE token_hash = $1';
const ADD = `
  INSERT INTO login_devices (token_hash, user_id) VALUES ($1, $2)
  ON CONFLICT (token_hash, user_id) DO UPDATE SET last_login_at = now()`;
const SWEEP = 'DELETE FROM login_devices WHERE last_login_at <= now() - make_interval(days => $1)';
const networks = columns({ ip: column('s.ip', text) });
const NETWORKS = (list: string) => `
  SELECT ${list} FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE u.phone = $1 AND s.ip IS NOT NULL AND s.created_at > now() - make_interval(days => $2)`;

/** Whether someone of this phone has logged in on the device. */
export function knowsDevice(db: Db, tokenHash: Buffer, phone: string): Promise<boolean> {
  return exists(db, KNOWS, [tokenHash, phone, serverLimits.loginDeviceDays]);
}

/** Whether anyone has logged in on the device. */
export function isUsedDevice(db: Db, tokenHash: Buffer): Promise<boolean> {
  return exists(db, IS_USED, [tokenHash]);
}

export async function addDevice(db: Db, tokenHash: Buffer, userId: string): Promise<void> {
  await execute(db, ADD, [tokenHash, userId]);
}

/** The addresses from which sessions of this phone were opened lately. */
export async function addressesOfPhone(db: Db, phone: string): Promise<string[]> {
  return (await select(db, networks, NETWORKS, [phone, serverLimits.loginKnownNetworkDays])).map(({ ip }) => ip);
}

/** Deletes devices on which no one has logged in for long; returns how many. */
export function sweepDevices(db: Db): Promise<number> {
  return execute(db, SWEEP, [serverLimits.loginDeviceDays]);
}
