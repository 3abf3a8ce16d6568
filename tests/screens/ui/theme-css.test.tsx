import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { compileTheme, write } from '../../../client/build/theme-css';
import { system } from '../../../client/platform/theme/system';

/** Screens without a form get Chakra's rules as a style sheet. It must be what Chakra would write in the page. */
/** Without spaces, and without the prefixed doubles that emotion adds for browsers our target leaves out. */
const plain = (css: string) =>
  css
    .replace(/@layer reset, ?base, ?tokens, ?recipes;|@layer recipes \{[^]*$/g, '')
    .replace(/\s/g, '')
    .replace(/(?<![\w-])-(?:webkit|moz|ms)-[\w-]+:[^;{}]*;?/g, '')
    .replace(/(?<=[{};])[^{};]*::?-(?:webkit|moz|ms)-[^{}]*\{[^{}]*\}/g, '')
    .replace(/appearance:(?:none|button);?|display:-[\w-]+;/g, '')
    .replace(/;\}/g, '}')
    .replace(/(?<=[{}])[^{}]+\{\}/g, '');

function writtenByChakra(): string {
  const insert = jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);
  render(<ChakraProvider value={system}>{null}</ChakraProvider>);
  const rules = insert.mock.calls.map(([rule]) => rule);
  insert.mockRestore();
  return rules.join('');
}

it('compiles reset, ground and tokens as Chakra writes them', () => {
  const ours = plain(compileTheme());
  expect(ours.length).toBeGreaterThan(10_000);
  expect(ours).toBe(plain(writtenByChakra()));
});

it('puts nested rules where they belong', () => {
  expect(write({ '.a': { color: 'red', '&:hover, .b &': { marginTop: 0 }, '@media print': { '& > i': { '--x': '1' } } } })).toBe(
    '.a{color:red}\n.a:hover, .b .a{margin-top:0}\n@media print{.a > i{--x:1}}',
  );
});

it('has a class for every look, size and tone of a button', () => {
  const css = compileTheme();
  for (const name of [
    'look-solid',
    'look-subtle',
    'look-outline',
    'look-ghost',
    'look-plain',
    'size-md',
    'size-lg',
    'size-xl',
    'tone-danger',
  ])
    expect(css).toContain(`.${name}{`);
});
