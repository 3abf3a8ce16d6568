/** Where products come from: the chain of a product back to the field, for loaders. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { provenanceSteps } from './provenance.query';
import type { ProvenanceStep } from './provenance.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProvenanceService {
  constructor(private readonly db: DataSource) {}

  /**
   * In the order requested: each product's chain, the producer first; of a producer's own product the producer alone.
   */
  async ofProducts(ids: readonly string[]): Promise<ProvenanceStep[][]> {
    const found = await provenanceSteps(this.db, ids);
    const byProduct = new Map<string, ProvenanceStep[]>();
    for (const step of found) byProduct.set(step.productId, [...(byProduct.get(step.productId) ?? []), step]);
    return ids.map((id) => byProduct.get(id) ?? []);
  }
}
