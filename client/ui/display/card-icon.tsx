interface CardIconProps {
  name: 'cart' | 'heart' | 'pin';
  /** Width and height in pixels. */
  size?: number;
  style?: React.CSSProperties;
}

/** A sign of every card: its drawing is in index.html once, since a page with a hundred of them is sent as HTML. */
export function CardIcon({ name, size = 24, style }: CardIconProps) {
  return (
    <svg className="card-icon" width={size} height={size} style={style} aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
