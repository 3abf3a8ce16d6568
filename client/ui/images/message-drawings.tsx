/** Small drawings for pages that have nothing else to show. Decoration only. */
export function EmptyBasketDrawing() {
  return (
    <svg viewBox="0 0 140 112" aria-hidden>
      <ellipse cx="70" cy="102" rx="58" ry="8" fill="var(--hb-colors-bg-muted)" />
      <path d="M32 52C32 22 52 8 70 8s38 14 38 44" fill="none" stroke="var(--hb-colors-mustard-600)" strokeWidth="6" />
      <path d="M12 50a4 4 0 0 1 4-4h108a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" fill="var(--hb-colors-mustard-600)" />
      <path d="M19 60h102l-9 38a8 8 0 0 1-8 6H36a8 8 0 0 1-8-6Z" fill="var(--hb-colors-mustard-400)" />
      <path
        d="M36 60l6 44M58 60l3 44M82 60l-3 44M104 60l-6 44M22 73h96M26 88h88"
        fill="none"
        stroke="var(--hb-colors-mustard-700)"
        strokeWidth="2.5"
      />
      <path d="M70 34c-3-12-12-19-26-18 1 12 11 19 26 18Z" fill="var(--hb-colors-paddy-500)" />
      <path d="M70 34c0-14 9-22 25-23 1 15-9 24-25 23Z" fill="var(--hb-colors-paddy-400)" />
    </svg>
  );
}

export function GateDrawing() {
  return (
    <svg viewBox="0 0 140 112" aria-hidden>
      <ellipse cx="70" cy="102" rx="58" ry="8" fill="var(--hb-colors-bg-muted)" />
      <path d="M22 24h10v78H22ZM108 24h10v78h-10Z" fill="var(--hb-colors-mustard-600)" />
      <path d="M32 40h76v10H32ZM32 62h76v10H32ZM32 84h76v10H32Z" fill="var(--hb-colors-mustard-400)" />
      <path d="M34 92 106 42" stroke="var(--hb-colors-mustard-700)" strokeWidth="6" />
      <circle cx="70" cy="67" r="17" fill="var(--hb-colors-bg-panel)" stroke="var(--hb-colors-danger-solid)" strokeWidth="5" />
      <path d="M62 67h16" stroke="var(--hb-colors-danger-solid)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
