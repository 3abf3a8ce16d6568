/** Tracking numbers, and sums of money with the unit they are for, in either language. */
const TOKEN = /(HB-\d+|৳[\d০-৯][\d০-৯,.]*(?:\/[^\s.,।]+)?|\d[\d,.]{0,20} Tk(?:\/[^\s.,]+)?)/;

/**
 * A text whose tracking numbers and prices stay on one line each: lines break at spaces, never after the hyphen or the
 * slash in them.
 */
export function UnbrokenText({ text }: { text: string }) {
  // split by a pattern with one group: every second part is a match
  return text.split(TOKEN).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
