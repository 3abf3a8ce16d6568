/** The steps that change the quantities of an order, as its parties send them. */
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { TestOrder } from '../../../support/build-orders';
import type { Variables } from '../../../support/client';

const ORDER =
  'id state status subtotal deliveryFee discount total proposedTotal actions lines { id quantity orderedQuantity weighedKg expectedKg lineTotal }';
type Texts<Name extends string> = Record<Name, string>;
interface Seen extends Texts<'state' | 'status' | 'subtotal' | 'deliveryFee' | 'total'> {
  proposedTotal: string | null;
  actions: string[];
  lines: (Texts<'id' | 'quantity' | 'orderedQuantity' | 'lineTotal'> & { weighedKg: string | null; expectedKg: string | null })[];
}
const INPUTS = { quantities: '[LineQuantityInput!]', weights: '[LineWeightInput!]', reason: 'String' } as const;

/** Sends them to an app that starts later. */
export function quantitySteps(appOf: () => TestApp) {
  function send(by: TestAccount, name: string, { id }: TestOrder, more: Variables = {}) {
    const names = Object.keys(more) as (keyof typeof INPUTS)[];
    const isList = name === 'proposeOrderWeights';
    const declared = names.map((one) => `, $${one}: ${INPUTS[one]}${isList ? '!' : ''}`).join('');
    const passed = names.map((one) => `, ${one}: $${one}`).join('');
    return appOf().gql<Record<string, Seen>>(
      `mutation ($id: ID!${declared}) { ${name}(id: $id${passed}) { ${ORDER} } }`,
      { id, ...more },
      { token: by.token },
    );
  }
  async function act(by: TestAccount, name: string, order: TestOrder, more: Variables = {}): Promise<Seen> {
    const seen = (await send(by, name, order, more)).data[name];
    if (!seen) throw new Error('No order came back.');
    return seen;
  }
  const fieldsOf = async (by: TestAccount, name: string, order: TestOrder, more: Variables) => {
    const response = await send(by, name, order, more);
    expect(response.code).toBe('BAD_USER_INPUT');
    return response.body.errors?.[0]?.extensions.fields;
  };
  return { send, act, fieldsOf };
}

export const weight = ({ lineIds }: TestOrder, kilograms: string, isChecked?: boolean) => ({
  weights: [{ lineId: lineIds[0], kilograms, isChecked }],
});
export const part = ({ lineIds }: TestOrder, ...quantities: string[]) => ({
  quantities: quantities.map((quantity, index) => ({ lineId: lineIds[index], quantity })),
});
