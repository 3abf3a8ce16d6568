/**
 * Stores what a user has switched off, by list. The module that uses a list, notifications, knows what its entries
 * mean.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MutedEntries, type MutedList, mutedOf, switchEntry } from './user-preferences.store';

export type { MutedEntries, MutedList };

@scoped(Lifecycle.ContainerScoped)
export class UserPreferencesService {
  constructor(private readonly db: DataSource) {}

  /** Null for a user who does not exist. */
  muted(userId: string): Promise<MutedEntries | null> {
    return mutedOf(this.db, userId);
  }

  /** Switches an entry of a list on or off, and returns what is off then. */
  switch(
    userId: string,
    { list, entry, isOn }: { readonly list: MutedList; readonly entry: string; readonly isOn: boolean },
  ): Promise<MutedEntries | null> {
    return switchEntry(this.db, userId, list, entry, isOn);
  }
}
