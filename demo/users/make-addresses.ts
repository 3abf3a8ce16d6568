/** Where buyers have had things sent to: remembered for their next order. */
import type { Market } from '../market';
import type { AddressRow } from '../rows';
import type { TradedOrder } from '../trade/traded-order';

export function makeAddresses(market: Market, orders: readonly TradedOrder[]): void {
  const random = market.random.fork('addresses');
  const addressesByBuyer = new Map<string, AddressRow>();
  for (const { row } of orders) {
    if (row.upazila_id === null || row.address === null) continue;
    const before = addressesByBuyer.get(row.buyer_id);
    if (before) before.last_used_at = row.placed_at;
    else {
      addressesByBuyer.set(row.buyer_id, {
        id: random.id(row.placed_at),
        user_id: row.buyer_id,
        contact_name: row.contact_name,
        contact_phone: row.contact_phone,
        upazila_id: row.upazila_id,
        address: row.address,
        is_default: true,
        last_used_at: row.placed_at,
        created_at: row.placed_at,
      });
    }
  }
  market.rows.addresses.push(...addressesByBuyer.values());
}
