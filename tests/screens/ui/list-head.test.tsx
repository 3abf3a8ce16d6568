/** The head of a list: buttons and filters beside each other on wide screens, one menu and one row on phones. */
import { screen } from '@testing-library/react';
import { PageMenu } from '../../../client/ui/overlays/page-menu';
import { ListBar } from '../../../client/ui/tables/list-bar';
import { renderPart } from '../support/render';

describe('actions of a page', () => {
  const open = (width: number, run = () => undefined as void) =>
    renderPart(
      <PageMenu
        actions={[
          { key: 'csv', label: 'Export', onSelect: run },
          { key: 'day', label: 'Today', to: '/cart' },
        ]}
      >
        <button type="button">Add</button>
      </PageMenu>,
      { width },
    );

  it('are buttons where there is space', () => {
    open(1280);
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });

  it('are one menu on a phone, beside the main action', async () => {
    const run = jest.fn();
    const { user, address } = open(360, run);
    expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export' }));
    expect(run).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Today' }));
    expect(address()).toBe('/cart');
  });
});

describe('filters of a list', () => {
  const open = (width: number, isFiltered = false) =>
    renderPart(<ListBar search={<input aria-label="Search" />} filters={<input aria-label="District" />} isFiltered={isFiltered} />, {
      width,
    });

  it('are beside the search where there is space', () => {
    open(1280);
    expect(screen.getByRole('textbox', { name: 'District' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('open by a button on a phone, and are open where one is in use', async () => {
    const { user, unmount } = open(360);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'District' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('textbox', { name: 'District' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
    unmount();
    open(360, true);
    expect(screen.getByRole('textbox', { name: 'District' })).toBeInTheDocument();
  });
});
