import { useFormat } from '../../platform/format';

/**
 * A moment, by the clock of the server or browser that renders it: under seven days as text ("yesterday"), then the
 * date; the exact time on hover and for machines.
 */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at)} suppressHydrationWarning>
      {format.relative(at)}
    </time>
  );
}

/** A date as a date. */
export function DateText({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const format = useFormat();
  return <time dateTime={at}>{withTime ? format.dateTime(at) : format.date(at)}</time>;
}
