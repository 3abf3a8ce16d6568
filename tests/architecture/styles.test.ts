import { plant, readSources } from './checks/source-tree';
import { borrowedClasses, leakingStyles, listsInOneLine, readStyles, scatteredClasses, selectorsOf } from './checks/style-scopes';

const styles = readStyles();

describe('style sheets', () => {
  it('say nothing about the screens of others', () => {
    expect(leakingStyles(styles)).toEqual([]);
  });

  it('are not borrowed by the markup of another feature', () => {
    expect(borrowedClasses(styles, readSources())).toEqual([]);
  });

  it('define a class in one sheet alone', () => {
    expect(scatteredClasses(styles)).toEqual([]);
    const again = plant(styles, 'client/platform/theme/x.css', '.data-table svg { margin: 0 } .x .toasts { margin: 0 }');
    expect(scatteredClasses(again)).toEqual([expect.stringMatching(/^\.data-table is defined in .* and client\/platform\/theme\/x\.css$/)]);
  });

  it('keep no list of any length in one line, which would widen the page of a phone', () => {
    expect(listsInOneLine(styles, readSources())).toEqual([]);
    const planted = plant(readSources(), 'client/features/cart/x.tsx', `<p className="money">{numbers.map(({ n }) => n).join(', ')}</p>`);
    expect(listsInOneLine(styles, planted)).toEqual(['client/features/cart/x.tsx: .money does not wrap, and holds a list']);
  });

  it('break no amount of a tile inside its number, and make a long one smaller', () => {
    const rule = /\.tile-value \{([^}]*)\}/.exec(styles.get('client/platform/theme/cells.css') ?? '')?.[1];
    expect(rule).toMatch(/font-size: clamp\(1rem, .*var\(--characters, 1\)/);
    expect(rule).toContain('overflow-wrap: normal;');
  });

  it('are read selector by selector', () => {
    const css =
      '/* .no { */ @layer parts { .a, .b:is(.c, .d) > p { x: y } @media print { .e { x: y } } } @keyframes k { from { x: y } } .f { x: y }';
    expect(selectorsOf(css)).toEqual(['.a', '.b:is(.c, .d) > p', '.e', '.f']);
  });

  it.each([
    ['client/features/cart/x.css', '.page section > h2 { margin: 0 }', 'reaches every screen'],
    ['client/features/cart/x.css', '.x-cart, .table-scroll { margin: 0 }', '".table-scroll" reaches every screen'],
    ['client/features/cart/x.css', '.landing-help { margin: 0 }', '.landing-help is defined by'],
  ])('a leak planted in %s is caught', (name, css, said) => {
    expect(leakingStyles(plant(styles, name, css)).join()).toContain(said);
  });
});
