/**
 * Shows how much waits behind an entry of a menu, as a figure for the eye and in words for screen readers; nothing
 * while nothing waits.
 */
export function MenuBadge({ count, shown, text }: { count: number; shown: string; text: string }) {
  if (count === 0) return null;
  return (
    <span className="menu-count">
      <span aria-hidden>{shown}</span>
      <span className="visually-hidden"> {text}</span>
    </span>
  );
}
