/**
 * Delivery addresses of a buyer: at most ten, the buyer's own only, and exactly one of them the default as long as
 * there is any. Changes of one account's list go one after the other, by a lock on its row.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { GeographyService } from '../../geography/geography.service';
import { ShoppingPlacesService } from '../profile/shopping-places.service';
import { Address } from './address.entity';
import { chooseNextDefault, lockAddressesOf } from './addresses.store';

export { markAddressesUsed } from './addresses.store';
import { mayManageAddresses } from '../users/profile.policy';

/** An address as the rules leave it. */
export interface AddressDetails {
  readonly label?: string | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly upazilaId: number;
  readonly address: string;
}

@scoped(Lifecycle.ContainerScoped)
export class AddressesService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
    private readonly shoppingPlaces: ShoppingPlacesService,
  ) {}

  /** The default first, then the last used. */
  async mine(viewer: Viewer): Promise<Address[]> {
    assertMay(mayManageAddresses(viewer));
    return this.db
      .getRepository(Address)
      .find({ where: { userId: viewer.id }, order: { isDefault: 'DESC', lastUsedAt: 'DESC', id: 'DESC' } });
  }

  /** The first one becomes the default, and the place to shop from where none was chosen. */
  async add(viewer: Viewer, details: AddressDetails): Promise<Address> {
    await this.check(viewer, details);
    return this.alone(viewer, async (tx) => {
      const count = await tx.countBy(Address, { userId: viewer.id });
      if (count >= limits.addressCount) throw conflict('address.full', { count }, { params: { max: limits.addressCount } });
      const { id } = await tx.save(tx.create(Address, { ...columns(details), userId: viewer.id, isDefault: count === 0 }));
      if (count === 0) await this.shoppingPlaces.shopFrom(tx, viewer.id, details.upazilaId);
      return own(tx, viewer, id);
    });
  }

  async update(viewer: Viewer, id: string, details: AddressDetails): Promise<Address> {
    await this.check(viewer, details);
    return this.alone(viewer, async (tx) => {
      const address = await own(tx, viewer, id);
      await tx.update(Address, { id: address.id, userId: viewer.id }, columns(details));
      return own(tx, viewer, id);
    });
  }

  /** When the default goes, the last used of the others takes its place. */
  async delete(viewer: Viewer, id: string): Promise<true> {
    assertMay(mayManageAddresses(viewer));
    return this.alone(viewer, async (tx) => {
      const { isDefault } = await own(tx, viewer, id);
      await tx.delete(Address, { id, userId: viewer.id });
      if (isDefault) await chooseNextDefault(tx, viewer.id);
      return true as const;
    });
  }

  async setDefault(viewer: Viewer, id: string): Promise<Address> {
    assertMay(mayManageAddresses(viewer));
    return this.alone(viewer, async (tx) => {
      await own(tx, viewer, id);
      await tx.update(Address, { userId: viewer.id, isDefault: true }, { isDefault: false });
      await tx.update(Address, { id, userId: viewer.id }, { isDefault: true });
      return own(tx, viewer, id);
    });
  }

  private async check(viewer: Viewer, { upazilaId }: AddressDetails): Promise<void> {
    assertMay(mayManageAddresses(viewer));
    if (!(await this.geography.upazila(upazilaId))) throw invalidInput([{ field: 'upazilaId', key: 'geography.unknownPlace' }]);
  }

  private alone<T>(viewer: Viewer, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return inTransaction(this.db, async (tx) => {
      await lockAddressesOf(tx, viewer.id);
      return work(tx);
    });
  }
}

function columns({ label, contactName, contactPhone, upazilaId, address }: AddressDetails): Partial<Address> {
  return { label: label ?? null, contactName, contactPhone, upazilaId, address };
}

/** Another's address and a missing one look alike. */
async function own(tx: EntityManager, viewer: Viewer, id: string): Promise<Address> {
  const address = isUuid(id) ? await tx.findOneBy(Address, { id, userId: viewer.id }) : null;
  if (!address) throw notFound();
  return address;
}
