/** Labels of sacks: what the code of one shows to everyone, and the labels that a seller prints. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { toAsciiDigits } from '../../../../schema/text/digits';
import { isUuid } from '../../../platform/uuid';
import type { Viewer } from '../../../platform/security/viewer';
import type { District } from '../../geography/district.entity';
import { GeographyService } from '../../geography/geography.service';
import { ProvenanceService } from '../provenance/provenance.service';
import type { ProvenanceStep } from '../provenance/provenance.types';
import { findOwnLabel, findShownLabel, type LabelRow } from './label.query';

/** A step is a user through whose hands the products came, with the district. */
export type LabelStep = Pick<ProvenanceStep, 'name' | 'role' | 'harvestedFrom' | 'harvestedUntil' | 'grade' | 'receivedOn'> & {
  readonly district: District | null;
};

export interface Label extends LabelRow {
  /** The producer first. */
  readonly steps: readonly LabelStep[];
}

/** The digits of `label_code` in the database: those of a product, and four more of a lot of it. */
const CODE = /^[3479CDFGHJKMNPQRTVWXY]{8}(?:[3479CDFGHJKMNPQRTVWXY]{4})?$/;
const PRODUCT_DIGITS = 8;

/**
 * As it is stored: small letters, Bangla digits, spaces and hyphens are how people write one. Null for what is no code.
 */
export function parseLabelCode(written: string): string | null {
  const code = toAsciiDigits(written).replaceAll(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LabelsService {
  constructor(
    private readonly db: DataSource,
    private readonly provenance: ProvenanceService,
    private readonly geography: GeographyService,
  ) {}

  /**
   * Returns what everyone may see by a code, also after the post has ended. Null where no product has it, and equally
   * where it was never posted for everyone, is hidden or deleted, or its seller is suspended.
   */
  async findByCode(code: string): Promise<Label | null> {
    const row = await findShownLabel(this.db, code.slice(0, PRODUCT_DIGITS), code.length > PRODUCT_DIGITS ? code : null);
    return row && this.withSteps(row);
  }

  /** For printing, of this lot or of the one that the next order is taken from. Null for what is not the viewer's. */
  async findForOwnProduct(viewer: Viewer, productId: string, lotCode: string | null): Promise<Label | null> {
    const row = isUuid(productId) ? await findOwnLabel(this.db, productId, viewer.id, lotCode) : null;
    return row && this.withSteps(row);
  }

  private async withSteps(row: LabelRow): Promise<Label> {
    const [chain = []] = row.lotId ? [await this.provenance.findForLot(row.lotId)] : await this.provenance.findForProducts([row.productId]);
    const steps = chain.map(async ({ districtId, name, role, harvestedFrom, harvestedUntil, grade, receivedOn }) => {
      return { name, role, harvestedFrom, harvestedUntil, grade, receivedOn, district: await this.geography.district(districtId) };
    });
    return { ...row, steps: await Promise.all(steps) };
  }
}
