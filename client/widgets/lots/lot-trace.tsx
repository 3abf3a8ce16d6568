import { useState } from 'react';
import { textFor } from '../../../schema/values/catalogue/product-text';
import { gradeNames } from '../../../schema/values/catalogue/grades';
import { type LotTraceQuery, useLotCsvLazyQuery, useLotEpcisLazyQuery, useLotTraceQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { Button } from '../../ui/buttons/button';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { Dialog } from '../../ui/overlays/dialog';
import { ExportCsv } from '../export-csv/export-csv';
import { CountedAway } from './counted-away';
import { harvestDays } from './lot-card';
import { LotHistory } from './lot-history';
import { messages } from './lots.messages';

type Trace = NonNullable<LotTraceQuery['traceLot']>;
type Step = Trace['steps'][number];
const directions = ['BACKWARD', 'FORWARD'] as const;

interface LotTraceProps {
  code: string;
  /** Offers the file that programs of traders and authorities exchange (EPCIS) as well. */
  forPrograms?: boolean;
}

/** A button that shows where a lot came from and to whom it went. */
export function LotTrace({ code, forPrograms = false }: LotTraceProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('trace')}
      </Button>
      {isOpen && (
        <Dialog open place="sheet" title={t('traceTitle', { code })} onClose={() => setOpen(false)}>
          <TraceSteps code={code} skip={0} />
          <LotFiles code={code} forPrograms={forPrograms} />
        </Dialog>
      )}
    </>
  );
}

/** The whole trace as a file: for a spreadsheet, and for programs of other traders and of authorities. */
function LotFiles({ code, forPrograms }: Required<LotTraceProps>) {
  const t = useMessages(messages);
  const [readCsv] = useLotCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const [readEpcis] = useLotEpcisLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { code } });
    return { file: data?.lotCsv, error };
  };
  const loadEpcis = async () => {
    const { data, error } = await readEpcis({ variables: { code } });
    return { file: data && { ...data.lotEpcis, type: 'application/ld+json' }, error };
  };
  return (
    <div className="row-card-actions">
      <ExportCsv load={loadCsv} />
      {forPrograms && <ExportCsv load={loadEpcis} label={t('epcis')} />}
    </div>
  );
}

/** One page of the trace; the next one is asked for by a button. */
function TraceSteps({ code, skip }: { code: string; skip: number }) {
  const t = useMessages(messages);
  const [wantsMore, setWantsMore] = useState(false);
  const query = useLotTraceQuery({ variables: { code, skip }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryState
      query={query}
      loadingText={t('loading')}
      skeleton={<RowsSkeleton />}
      isEmpty={({ traceLot }) => !traceLot}
      empty={<p>{t('nowhere')}</p>}
    >
      {({ traceLot }) => (
        <>
          {traceLot?.steps.length === 0 && traceLot.unitChanges.length === 0 && <p>{t('nowhere')}</p>}
          {traceLot && skip === 0 && <UnitChanges changes={traceLot.unitChanges} />}
          {directions.map((direction) => (
            <StepsOf key={direction} direction={direction} steps={(traceLot?.steps ?? []).filter((step) => step.direction === direction)} />
          ))}
          {wantsMore ? (
            <TraceSteps code={code} skip={skip + (traceLot?.steps.length ?? 0)} />
          ) : (
            traceLot?.hasMore && <Button onClick={() => setWantsMore(true)}>{t('more')}</Button>
          )}
          {traceLot && skip === 0 && <CountedAway goods={traceLot.countedAway ?? []} total={traceLot.countedAwayTotal} />}
          {traceLot && skip === 0 && <LotHistory lot={traceLot.lot} />}
        </>
      )}
    </QueryState>
  );
}

/** The lots that are the same goods, counted in another unit. */
function UnitChanges({ changes }: { changes: Trace['unitChanges'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const noteOf = (note: string | null, second: string | null) => note && textFor(format.language, note, second);
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{t('unitChanges')}</h3>
      <ol className="lot-steps">
        {changes.map((change) => (
          <li key={`${change.fromCode} ${change.code}`}>
            <p data-own-text>{t('unitChange', { from: change.fromCode, to: change.code })}</p>
            <p className="caption">
              {format.quantity(change.fromQuantity, change.fromUnit, noteOf(change.fromCustomUnitNote, change.fromSecondUnitNote))}
              {' → '}
              {format.quantity(change.quantity, change.unit, noteOf(change.customUnitNote, change.secondUnitNote))} ·{' '}
              {format.date(change.changedAt)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepsOf({ direction, steps }: { direction: Step['direction']; steps: readonly Step[] }) {
  const t = useMessages(messages);
  if (steps.length === 0) return null;
  return (
    <section>
      <h3>{t(direction)}</h3>
      <ol className="lot-steps">
        {steps.map((step) => (
          <li key={`${step.code} ${step.trackingNumber} ${step.distance}`}>
            <OneStep step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OneStep({ step }: { step: Step }) {
  const t = useMessages(messages);
  const format = useFormat();
  const product = useReadable()(step);
  const amount = (quantity: string) => format.quantity(quantity, product.unit, product.customUnitNote);
  const when = step.deliveredAt ? format.date(step.deliveredAt) : t('onTheWay');
  const harvest = harvestDays(step, format.date);
  return (
    <>
      <p>
        <strong data-own-text>{t('step', { seller: step.sellerName, buyer: step.buyerName ?? '' })}</strong>
      </p>
      <p>
        {amount(step.quantity)} · <span data-own-text>{product.name}</span> · {step.trackingNumber} · {when}
      </p>
      <p className="caption">
        <span data-own-text>{t('lot', { code: step.code })}</span>
        {harvest && ` · ${t('harvested')}: ${harvest}`}
        {step.grade && ` · ${gradeNames[step.grade][format.language]}`}
        {Number(step.returned) > 0 && ` · ${t('returned', { quantity: amount(step.returned) })}`}
      </p>
    </>
  );
}
