import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../client/ui/overlays/confirm-dialog';
import { Dialog } from '../../../client/ui/overlays/dialog';
import { DataTable } from '../../../client/ui/tables/data-table';
import { Menu } from '../../../client/ui/overlays/menu';
import { renderPart } from '../support/render';

describe('menu', () => {
  const items = (run: () => void) => [
    { key: 'view', label: 'View', to: '/product/1' },
    { key: 'edit', label: 'Edit', onSelect: run },
    { key: 'delete', label: 'Delete', tone: 'danger' as const, onSelect: run },
  ];

  it('opens and moves by keyboard, closes with Esc and gives the focus back', async () => {
    const { user } = renderPart(<Menu label="Actions for Potato" trigger="⋯" items={items(() => undefined)} />);
    const button = screen.getByRole('button', { name: 'Actions for Potato' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await user.keyboard('{ArrowDown}e');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('does the chosen thing once and closes; a click elsewhere closes it too', async () => {
    const run = jest.fn();
    const { user, address } = renderPart(<Menu label="Actions" trigger="⋯" items={items(run)} />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'View' }));
    expect(address()).toBe('/product/1');
  });
});

describe('confirm dialog', () => {
  function Asking({ busy = false, onConfirm }: { busy?: boolean; onConfirm: () => void }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
        <ConfirmDialog
          open={open}
          title="Confirm Deletion"
          confirmLabel="Delete it"
          busyLabel="Deleting..."
          busy={busy}
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          <p>This cannot be undone.</p>
        </ConfirmDialog>
      </>
    );
  }

  it('asks with the focus on Cancel, Esc cancels, the focus returns [A2]', async () => {
    const confirm = jest.fn();
    const { user } = renderPart(<Asking onConfirm={confirm} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('stays open when a file chooser inside it is closed without a file', async () => {
    const closed = jest.fn();
    renderPart(
      <Dialog open title="Photo" onClose={closed}>
        <input type="file" aria-label="Take a photo" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('Take a photo'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(closed).not.toHaveBeenCalled();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it("shows 'Deleting...' while busy and cannot be closed then [A2]", async () => {
    const { user } = renderPart(<Asking busy onConfirm={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('data table', () => {
  interface Row {
    id: string;
    name: string;
    kg: string;
  }
  const rows: Row[] = [
    { id: 'a', name: 'Karim', kg: '12' },
    { id: 'b', name: 'Salma', kg: '30' },
  ];
  function People() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataTable<Row>
        caption="Customers"
        rows={rows}
        rowKey={(row) => row.id}
        firstNumber={8}
        columns={[
          { key: 'sn', header: 'Sn', cell: (_row, number) => number, onCard: 'none' },
          { key: 'name', header: 'Name', cell: (row) => row.name, onCard: 'title' },
          { key: 'kg', header: 'Total purchases', cell: (row) => row.kg, numeric: true },
          { key: 'note', header: 'Note', cell: () => null },
        ]}
        selection={{
          selected,
          onChange: setSelected,
          label: (row) => `Select ${row.name}`,
          actions: <button type="button">Export</button>,
        }}
      />
    );
  }

  it('is a table with serial numbers on a desktop and cards on a phone, with the same facts, empty ones left out [C1]', () => {
    const { unmount } = renderPart(<People />, { width: 1280 });
    const table = screen.getByRole('table', { name: 'Customers' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Select all on this page', 'Sn', 'Name', 'Total purchases', 'Note']);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('8Karim12');
    unmount();
    renderPart(<People />, { width: 360 });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Customers' })).getAllByRole('listitem')[1]).toHaveTextContent('SalmaTotal purchases30');
  });

  it('selects rows and the page, Esc clears [C1]', async () => {
    const { user } = renderPart(<People />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Karim' }));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    expect(all.indeterminate).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('1 selected on this page');
    await user.click(all);
    expect(screen.getByRole('checkbox', { name: 'Select Salma' })).toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});
