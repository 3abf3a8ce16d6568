/** Rows of the demo market's lots, as the tables have them. */
import type { Grade } from '../../schema/values/catalogue/grades';

export interface LotRow {
  id: string;
  product_id: string;
  owner_id: string;
  owner_name: string;
  district_id: number;
  upazila_id: number;
  receipt_id: string | null;
  harvested_from: string | null;
  harvested_until: string | null;
  grade: Grade | null;
  added: string;
  removed: string;
  remaining: string;
  opened_at: Date;
}

/** In the order in which foreign keys let them be written. */
export interface LotRows {
  lots: LotRow[];
  lot_shares: { order_line_id: string; lot_id: string; quantity: string }[];
  lot_removals: { id: string; lot_id: string; cause: 'COUNTED'; quantity: string; created_at: Date }[];
}
