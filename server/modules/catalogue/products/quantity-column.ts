/** numeric(14,3) columns arrive as '2.500' and are read as '2.5'. */
import { toQuantity } from '../../../platform/money';

export const quantityColumn = {
  type: 'numeric',
  precision: 14,
  scale: 3,
  transformer: { from: (value: string | null) => (value === null ? null : toQuantity(value)), to: (value: unknown) => value },
} as const;
