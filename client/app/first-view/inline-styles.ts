/**
 * The Content Security Policy allows no `style` attribute in HTML. The server's markup has them as `data-style`, with a
 * rule each in a style element that the policy knows by its hash; before React takes over, the browser's script makes
 * them styles of the element again, which the policy does allow.
 */
const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const plainText = (attribute: string) => attribute.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** Numbers, lengths, colours, functions; nothing that could end the rule or the element. */
const declarations = /^[\w\s:;%.,()#+*/'-]+$/;

export interface ParkedStyles {
  readonly markup: string;
  readonly styles: string;
}

/** React writes text and attribute values with escaped quotes: ` style="` is found in tags only. */
export function parkStyles(html: string): ParkedStyles {
  const rules = new Map<string, string>();
  const markup = html.replace(/ style="([^"]*)"/g, (_whole, attribute: string) => {
    const style = plainText(attribute);
    if (!declarations.test(style)) return '';
    const important = style
      .split(';')
      .map((one) => `${one}!important`)
      .join(';');
    rules.set(attribute, `[data-style="${style}"]{${important}}`);
    return ` data-style="${attribute}"`;
  });
  return { markup, styles: [...rules.values()].join('\n') };
}

export function unparkStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
}
