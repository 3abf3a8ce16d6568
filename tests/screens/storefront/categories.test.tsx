import { screen, within } from '@testing-library/react';
import { categories } from '../../../schema/values/catalogue/categories';
import { renderApp } from '../support/render';

const responses = { categories: categories.map(({ slug }) => ({ slug, productCount: slug === 'onion' ? 1 : slug === 'fish' ? 27 : 0 })) };
const open = (language: 'en' | 'bn' = 'en') => renderApp('/categories', { answers: responses, language });

it('lists every category under its group, with its page and how many products it has', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Categories' })).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'))).toHaveLength(62);
  const fish = within(main.getByRole('region', { name: 'Fish' }));
  expect(await fish.findByRole('link', { name: /^Fish\s*27 products$/ })).toHaveAttribute('href', '/category/fish');
  expect(within(main.getByRole('region', { name: 'Spices' })).getByRole('link', { name: /^Onion\s*1 product$/ })).toBeInTheDocument();
  expect(fish.getByRole('link', { name: /^Shrimp\s*Nothing on sale now$/ })).toBeInTheDocument();
});

it('finds a category by what people call it, in either script, and offers the search where there is none', async () => {
  const { user } = open('bn');
  const box = await screen.findByRole('searchbox', { name: 'ক্যাটাগরি খুঁজুন' });
  const links = () => within(screen.getByRole('main')).getAllByRole('link');
  await user.type(box, 'peyaj');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/category/onion']);
  await user.clear(box);
  await user.type(box, 'quinoa');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/search?q=quinoa']);
});

it.each(['CONSUMER', null] as const)('is where the menu of %s leads', async (role) => {
  const { bottomBar } = await import('../../../client/app/menus/bottom-bars');
  const { drawerMenu } = await import('../../../client/app/menus/role-menus');
  const entries = role ? [...bottomBar(role), ...drawerMenu(role)] : drawerMenu(role);
  expect(entries.filter(({ label }) => label === 'categories').map(({ to }) => to)).toEqual(
    role ? ['/categories', '/categories'] : ['/categories'],
  );
});
