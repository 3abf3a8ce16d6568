/** These tests verify the sums of a bill: commission, VAT on it, what was withheld, credit and what is carried over. */
import { billSums } from '../../../server/modules/money/bills/bill-sums';

describe('a bill', () => {
  const line = (commission: string, receivable = commission) => ({ commission, receivable });

  it('has VAT on the commission as a whole, half a paisa up', () => {
    expect(billSums([line('10.10'), line('0.20')], '15', '0')).toEqual({
      commission: '10.30',
      withheld: '0.00',
      vat: '1.55',
      carriedOver: '0.00',
      credit: '0.00',
      total: '11.85',
      hasLines: true,
    });
  });

  it('asks only for what was not withheld, and takes credit off as far as there is something to pay', () => {
    expect(billSums([line('100', '40')], '15', '20')).toEqual({
      commission: '100.00',
      withheld: '60.00',
      vat: '15.00',
      carriedOver: '0.00',
      credit: '20.00',
      total: '35.00',
      hasLines: true,
    });
    expect(billSums([line('100', '40')], '15', '55')).toMatchObject({ credit: '55.00', total: '0.00' });
    expect(billSums([line('100', '40')], '15', '900')).toMatchObject({ credit: '55.00', total: '0.00' });
  });

  it('asks for what the seller owes besides, also where there is no commission to bill', () => {
    expect(billSums([line('100', '40')], '15', '-5')).toMatchObject({ carriedOver: '5.00', credit: '0.00', total: '60.00' });
    expect(billSums([], '15', '-5')).toMatchObject({
      commission: '0.00',
      vat: '0.00',
      carriedOver: '5.00',
      total: '5.00',
      hasLines: false,
    });
    expect(billSums([line('-2')], '15', '-5')).toMatchObject({ carriedOver: '3.00', total: '3.00', hasLines: false });
    expect(billSums([line('-7')], '15', '-5')).toBeNull();
  });

  it('waits where corrections outweigh the commission', () => {
    expect(billSums([], '15', '0')).toBeNull();
    expect(billSums([line('10'), line('-10')], '15', '0')).toBeNull();
    expect(billSums([line('1'), line('-10')], '15', '0')).toBeNull();
    expect(billSums([line('10', '-12')], '15', '0')).toBeNull();
    expect(billSums([line('10', '-1.5')], '15', '0')).toMatchObject({ total: '0.00' });
  });
});
