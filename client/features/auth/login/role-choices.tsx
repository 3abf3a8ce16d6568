import { ShoppingBasket, Sprout, Store, Truck } from 'lucide-react';
import { pickableRoles, roleLabels } from '../../../../schema/values/accounts/roles';
import type { PickableRole } from '../../../../schema/values/accounts/roles';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { CardChoice } from '../../../ui/fields/radio-cards';

/** The four roles of the pickers, in a fixed order, with an icon for those who read little. */
const icons: Record<PickableRole, typeof Sprout> = { PRODUCER: Sprout, WHOLESALER: Store, SUPERSALER: Truck, CONSUMER: ShoppingBasket };

export function roleChoices(language: Language, explain?: (role: PickableRole) => string): CardChoice[] {
  return pickableRoles.map((role) => {
    const Icon = icons[role];
    return { value: role, label: roleLabels[role][language], text: explain?.(role), icon: <Icon aria-hidden /> };
  });
}
