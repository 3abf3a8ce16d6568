import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';

describe('support', () => {
  it('T5 Get Support opens for visitors too: call, email, hours', async () => {
    renderApp('/support');
    expect(await screen.findByRole('heading', { level: 1, name: 'Help & Support' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Call 16123' })).toHaveAttribute('href', 'tel:16123');
    expect(main.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(screen.getByText('Every day, 8:00 AM - 8:00 PM')).toBeInTheDocument();
  });

  it('answers a question where it is asked', async () => {
    const { user } = renderApp('/support');
    const question = await screen.findByText('Can I cancel an order?');
    expect(question.closest('details')).not.toHaveAttribute('open');
    await user.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
  });

  it("T8 is the wholesaler's Help & Support, in Bangla too", async () => {
    renderApp('/dashboard/wholesalerSupport', { account: account('WHOLESALER'), language: 'bn' });
    expect(await screen.findByRole('heading', { level: 1, name: 'সহায়তা' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'ফোন করুন ১৬১২৩' })).toBeInTheDocument();
  });
});
