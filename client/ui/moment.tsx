import { useFormat } from '../platform/format';

/** A moment: under seven days in words ("yesterday"), then the date; the exact time on hover and for machines. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.relative(at)}
    </time>
  );
}

/** A date as a date. */
export function DateText({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const format = useFormat();
  return <time dateTime={at}>{withTime ? format.dateTime(at) : format.date(at)}</time>;
}
