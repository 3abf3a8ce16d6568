/** Grey shapes of what is coming; decoration only, QueryState shows it as text. */
export function Skeleton({ height = 20, width = '100%' }: { height?: number | string; width?: number | string }) {
  return <span className="skeleton" style={{ height, width }} />;
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function ProductCardsSkeleton({ count = 8, columns }: { count?: number; columns?: 4 | 5 }) {
  return (
    <div className="product-grid" data-columns={columns}>
      {times(count).map((index) => (
        <div key={index} className="product-card">
          <span className="skeleton product-card-image" style={{ borderRadius: 0 }} />
          <div className="product-card-body">
            <Skeleton width="70%" />
            <Skeleton width="45%" height={24} />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
            <Skeleton width="65%" />
            <Skeleton height={50} />
          </div>
        </div>
      ))}
    </div>
  );
}

export function RowsSkeleton({ count = 7, height = 64 }: { count?: number; height?: number }) {
  return (
    <div className="row-cards">
      {times(count).map((index) => (
        <div key={index} className="row-card">
          <Skeleton height={height - 24} />
        </div>
      ))}
    </div>
  );
}

export function TilesSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className="tiles">
      {times(count).map((index) => (
        <div key={index} className="tile">
          <Skeleton width="60%" />
          <Skeleton width="80%" height={30} />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  );
}

export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <div className="panel">
      {times(fields).map((index) => (
        <div key={index} style={{ marginBottom: 20 }}>
          <Skeleton width={120} />
          <span style={{ display: 'block', height: 8 }} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  );
}
