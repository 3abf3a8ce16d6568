/**
 * The trace of a lot as an EPCIS 2.0 document, for the same readers as the CSV and with no more in it: no names of
 * buyers who are no business, no phones, and how a lot began only where the reader may read that lot.
 */
import { setImmediate as othersHandled } from 'node:timers/promises';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isBusinessBuyer } from '../../../../schema/values/accounts/trade';
import type { Language } from '../../../../schema/values/accounts/roles';
import { textFor } from '../../../../schema/values/catalogue/product-text';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Config, siteAddress } from '../../../platform/config/env';
import { csvDate } from '../../../platform/csv/write-csv';
import { notFound } from '../../../platform/errors/common-errors';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseLabelCode } from '../../catalogue/labels/labels.service';
import { GeographyService } from '../../geography/geography.service';
import { type LotFileStep, traceFileSteps } from '../lot-trace.query';
import { furthestOf, furthestUnitChangeOf, mayHold } from '../lot.policy';
import { removalsOfLots } from '../lot-removals.query';
import { lotByCode } from '../lots.query';
import { type LotUnitChange, unitChangesOf } from '../unit-changes.query';
import { writeEpcis } from './epcis-document';
import { beginningOf, type EpcisEvent, lotFacts, removalEvent, saleEvents, unitChangeEvent } from './epcis-events';
import { EpcisIds } from './epcis-ids';
import { type EpcisInput, type EpcisLot, inputsOfLots, lotsByCodes } from './lot-epcis.query';
import type { EpcisFile } from './lot-epcis.types';

type Attributes = Readonly<Record<string, string>>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LotEpcisService {
  private readonly ids: EpcisIds;

  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
    config: Config,
  ) {
    this.ids = new EpcisIds(siteAddress(config), config.gs1Prefix);
  }

  /** NOT_FOUND for another seller's lot and for what is no lot. */
  async make(viewer: Viewer, written: string, language: Language): Promise<EpcisFile> {
    const lot = await lotByCode(this.db, parseLabelCode(written) ?? '');
    if (!lot) throw notFound();
    assertMay(mayHold(viewer, lot), 'NOT_FOUND');
    const allSteps = await traceFileSteps(this.db, lot.id, furthestOf(viewer), serverLimits.csvRows + 1);
    const steps = allSteps.slice(0, serverLimits.csvRows);
    const changes = await unitChangesOf(this.db, lot.id, furthestUnitChangeOf(viewer));
    const traced = new Set([lot.code, ...changes.flatMap(({ fromCode, code }) => [fromCode, code]), ...steps.map(({ code }) => code)]);
    const made = steps.flatMap(({ madeLots }) => madeLots?.split(' ') ?? []);
    const namedLots = await lotsByCodes(this.db, [...new Set([...traced, ...made])]);
    const lots = namedLots.filter((one) => traced.has(one.code) || mayHold(viewer, one));
    const own = lots.filter((one) => mayHold(viewer, one));
    const sales = await this.sales(steps);
    const events = [...(await this.beginnings(own, changes)), ...sales, ...(await this.removals(own))];
    const text = await writeEpcis({
      id: this.ids.page(lot.code, 'epcis'),
      lots: new Map(lots.map((one) => [this.ids.lot(one), attributesOf(one, language)])),
      places: await this.places(lots, steps, language),
      events,
    });
    const name = `lot-${lot.code}-${csvDate(new Date())}.jsonld`;
    return { name, text, eventCount: events.length, rowCount: steps.length, totalCount: allSteps.length };
  }

  /** Other requests are handled in between. */
  private async sales(steps: readonly LotFileStep[]): Promise<EpcisEvent[]> {
    const events: EpcisEvent[] = [];
    for (let from = 0; from < steps.length; from += STEPS_AT_ONCE) {
      if (from > 0) await othersHandled();
      events.push(...steps.slice(from, from + STEPS_AT_ONCE).flatMap((step) => saleEvents(this.ids, step)));
    }
    return events;
  }

  /** How these lots began, each of a harvest, of a receipt, of lots in another unit, or of a harvest and such lots. */
  private async beginnings(lots: readonly EpcisLot[], changes: readonly LotUnitChange[]): Promise<EpcisEvent[]> {
    const ids = lots.map(({ id }) => id);
    const byCode = new Map(lots.map((lot) => [lot.code, lot]));
    const inputs = new Map<string, EpcisInput[]>();
    for (const input of await inputsOfLots(this.db, ids)) inputs.set(input.madeCode, [...(inputs.get(input.madeCode) ?? []), input]);
    return lots.flatMap((lot) => {
      const parts = changes.flatMap((change) => {
        const from = byCode.get(change.fromCode);
        return change.code === lot.code && from ? [{ from, change }] : [];
      });
      const began = beginningOf(this.ids, lot, inputs.get(lot.code) ?? [], parts[0]?.change.quantity ?? '0');
      return [began, unitChangeEvent(this.ids, lot, parts)].flatMap((event) => event ?? []);
    });
  }

  /** Quantities that left these lots without a sale. */
  private async removals(lots: readonly EpcisLot[]): Promise<EpcisEvent[]> {
    const byId = new Map(lots.map((lot) => [lot.id, lot]));
    const removals = await removalsOfLots(this.db, [...byId.keys()], serverLimits.csvRows);
    return removals.flatMap((removal) => removalEvent(this.ids, byId.get(removal.lotId), removal) ?? []);
  }

  /** Sellers with their places of that time, and buyers who are businesses. */
  private async places(lots: readonly EpcisLot[], steps: readonly LotFileStep[], language: Language): Promise<Map<string, Attributes>> {
    const places = new Map<string, Attributes>();
    for (const { buyerRole, buyerId, buyerName } of steps) {
      if (isBusinessBuyer(buyerRole)) places.set(this.ids.place(buyerId), { 'cbvmda:name': buyerName, ...COUNTRY });
    }
    for (const { ownerId, ownerName, upazilaId } of lots) {
      const city = await this.geography.placeName(upazilaId, language);
      places.set(this.ids.place(ownerId), { 'cbvmda:name': ownerName, ...(city && { 'cbvmda:city': city }), ...COUNTRY });
    }
    return places;
  }
}

/** Less than ten milliseconds of work. */
const STEPS_AT_ONCE = 100;
const COUNTRY = { 'cbvmda:countryCode': 'BD' };

const attributesOf = (lot: EpcisLot, language: Language): Attributes => ({
  'cbvmda:descriptionShort': textFor(language, lot.name, lot.secondName),
  ...lotFacts(lot),
});
