/** Where products come from: the chain of a product back to the field, for loaders. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { lotSteps, provenanceSteps } from './provenance.query';
import type { ProvenanceStep } from './provenance.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProvenanceService {
  constructor(private readonly db: DataSource) {}

  /**
   * In the order requested: each product's chain, the producer first; of a producer's own product the producer alone.
   */
  async findForProducts(ids: readonly string[]): Promise<ProvenanceStep[][]> {
    const byProduct = new Map<string, ProvenanceStep[]>();
    for (const step of await provenanceSteps(this.db, ids)) byProduct.set(step.root, [...(byProduct.get(step.root) ?? []), step]);
    return ids.map((id) => byProduct.get(id) ?? []);
  }

  /** The chain of what is in this lot alone. */
  findForLot(id: string): Promise<ProvenanceStep[]> {
    return lotSteps(this.db, [id]);
  }
}
