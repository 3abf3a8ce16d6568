/** The chains of the demo market's re-listed products, read as the product page reads them. */
import type { DataSource } from 'typeorm';
import { provenanceSteps } from '../../../server/modules/catalogue/provenance/provenance.query';
import { rows } from '../../support/sql';

interface Chain {
  readonly productId: string;
  readonly steps: number;
  readonly hasHarvest: boolean;
  /** A step is earlier than the one before it. */
  readonly goesBack: boolean;
}

export async function chains(db: DataSource): Promise<Chain[]> {
  const products = await rows<{ id: string }>(db, 'SELECT id FROM products WHERE source_product_id IS NOT NULL');
  const found = await provenanceSteps(
    db,
    products.map(({ id }) => id),
  );
  return products.map(({ id }) => {
    const steps = found.filter(({ root }) => root === id);
    const times = steps.flatMap(({ harvestedUntil, receivedOn }) => {
      const harvest = harvestedUntil === null ? [] : [Date.parse(`${harvestedUntil}T00:00:00+06:00`)];
      return receivedOn ? [...harvest, receivedOn.getTime()] : harvest;
    });
    return {
      productId: id,
      steps: steps.length,
      hasHarvest: steps.some(({ harvestedUntil }) => harvestedUntil !== null),
      goesBack: times.some((time, index) => time < (times[index - 1] ?? 0)),
    };
  });
}
