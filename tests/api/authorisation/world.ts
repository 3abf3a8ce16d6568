/**
 * The people of the matrix, made once: the caller of each role and status, and another account of each role that owns
 * what is not the caller's.
 */
import type { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import type { TestApp } from '../../support/app';
import { account, type TestAccount } from '../../support/build-accounts';
import { startPayingApp } from '../money/support/gateways';
import type { Actor } from './row';

const roles: Partial<Record<Actor, Role>> = {
  producer: 'PRODUCER',
  supersaler: 'SUPERSALER',
  wholesaler: 'WHOLESALER',
  consumer: 'CONSUMER',
  admin: 'ADMIN',
};
const statuses: Partial<Record<Actor, AccountStatus>> = { pending: 'PENDING', rejected: 'REJECTED', suspended: 'SUSPENDED' };

export class World {
  private readonly made = new Map<string, Promise<TestAccount>>();
  private calls = 0;

  private constructor(
    readonly app: TestApp,
    readonly stop: () => Promise<void>,
  ) {}

  /** In a market with payment gateways. */
  static async open(): Promise<World> {
    const { app, stop } = await startPayingApp({ TRUST_PROXY: '1' });
    return new World(app, stop);
  }

  /** Null for a visitor. A user who is shut out by status has `role`, which may call the operation. */
  async actor(actor: Actor, role: Role): Promise<TestAccount | null> {
    return actor === 'visitor' ? null : this.once(`${actor} ${role}`, () => this.newActor(actor, role));
  }

  /** The same, as an account no one else uses. */
  newActor(actor: Exclude<Actor, 'visitor'>, role: Role): Promise<TestAccount> {
    const status = statuses[actor];
    return status ? account(this.app, role, { status, statusReason: 'why' }) : account(this.app, roles[actor] ?? role);
  }

  /** Someone else of this role. */
  stranger(role: Role): Promise<TestAccount> {
    return this.once(`stranger ${role}`, () => account(this.app, role));
  }

  /** Each call from an address of its own: how often one may call is tested elsewhere. */
  readonly address = (): Record<string, string> => {
    this.calls += 1;
    return { 'x-forwarded-for': `10.${this.calls >> 16}.${(this.calls >> 8) & 255}.${this.calls & 255}` };
  };

  private once(name: string, make: () => Promise<TestAccount>): Promise<TestAccount> {
    const found = this.made.get(name) ?? make();
    this.made.set(name, found);
    return found;
  }
}
