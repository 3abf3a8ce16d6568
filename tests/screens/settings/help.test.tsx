import { screen, waitFor, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';

describe('support', () => {
  const terms = { approvalHours: 48, supportPhone: '09612 345678', supportEmail: 'care@market.test' };

  it('Get Support opens for visitors too: phone and e-mail where they are set, with the hours [T5]', async () => {
    renderApp('/support', { answers: { marketTerms: terms } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Help & Support' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Call 09612 345678' })).toHaveAttribute('href', 'tel:09612345678');
    expect(main.getByRole('link', { name: 'Write to care@market.test' })).toHaveAttribute('href', 'mailto:care@market.test');
    expect(screen.getByText('Every day, 8:00 AM - 8:00 PM')).toBeInTheDocument();
  });

  it('offers only the message form where neither is set', async () => {
    const { server } = renderApp('/support');
    expect(await screen.findByRole('heading', { name: 'Write a message' })).toBeInTheDocument();
    await waitFor(() => expect(server.calls.map(({ field }) => field)).toContain('marketTerms'));
    expect(screen.queryByRole('link', { name: /^(Call|Write to)/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Every day, 8:00 AM - 8:00 PM')).not.toBeInTheDocument();
  });

  it('opens a question and shows its text in place', async () => {
    const { user } = renderApp('/support');
    const question = await screen.findByText('Can I cancel an order?');
    expect(question.closest('details')).not.toHaveAttribute('open');
    await user.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
  });

  it("is the wholesaler's Help & Support, in Bangla too [T8]", async () => {
    renderApp('/dashboard/wholesalerSupport', { account: account('WHOLESALER'), language: 'bn', answers: { marketTerms: terms } });
    expect(await screen.findByRole('heading', { level: 1, name: 'সহায়তা' })).toBeInTheDocument();
    expect(await within(screen.getByRole('main')).findByRole('link', { name: '০৯৬১২ ৩৪৫৬৭৮ নম্বরে ফোন করুন' })).toBeInTheDocument();
  });
});
