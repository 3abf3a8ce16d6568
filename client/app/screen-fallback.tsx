import { Skeleton } from '../ui/feedback/skeleton';

/** Is where the first screen will be while its code arrives. */
export function ScreenFallback() {
  return (
    <div aria-hidden style={{ display: 'grid', gap: 16, paddingTop: 4 }}>
      <Skeleton width="50%" height={36} />
      <Skeleton height={160} />
      <Skeleton height={80} />
    </div>
  );
}
