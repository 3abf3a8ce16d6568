import { screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchInput } from '../../../client/ui/inputs/search-input';
import { renderPart } from '../support/render';

function Search() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchInput label="Search orders" value={value} onSearch={setValue} />
      <output>{value}</output>
    </>
  );
}
const searched = () => document.querySelector('output')?.textContent;

it('shows how to search once something is typed, and searches at once by the button', async () => {
  const { user } = renderPart(<Search />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), '01700');
  expect(searched()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Search orders' }));
  expect(searched()).toBe('01700');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('searches by Enter as well', async () => {
  const { user } = renderPart(<Search />);
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'rice{Enter}');
  expect(searched()).toBe('rice');
});
