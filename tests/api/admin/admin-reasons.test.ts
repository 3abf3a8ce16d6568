/**
 * Replying to support and sending an SMS again need no reason; every other admin action does. Held against the whole
 * list of admin mutations.
 */
import { type GraphQLSchema, isInputObjectType, getNamedType } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { AUTHORIZED_EXTENSION } from '../../../server/platform/graphql/authorized';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';

/** Why these ask for none. */
const WITHOUT: Readonly<Record<string, string>> = {
  markSupportMessageReplied: 'decided: a reply of support needs no reason',
  resendSms: 'decided: sending an SMS again needs no reason',
  approveAccounts: 'approves only accounts that nothing speaks against; the others are approved alone',
  drillRecall: 'a rehearsal, that changes nothing for others',
  revealDocuments: 'a look, in the trail',
  showIdentityDocuments: 'a look, in the trail',
  seeStories: 'a look, that changes nothing for others',
  recordVerification: 'what was checked is recorded, and can be withdrawn with a reason',
  exportUsers: 'a look at a list, in the trail with its filter',
  exportProducts: 'a look at a list, in the trail with its filter',
  exportAudit: 'a look at a list, in the trail with its filter',
  closeMonth: 'a month that is over is closed: no one’s rights change',
  importGatewaySettlement: 'what a gateway has paid out is recorded line by line: no one’s rights change',
  startRefundByHand: 'reserves what is paid next, with its transfer',
  cancelRefundByHand: 'the refund waits as before: nothing was sent',
  recordRefundByHand: 'the number of the transfer is asked for, and is in the audit trail',
  retryRefund: 'what is owed to the buyer is sent: no one’s rights change',
  recordBillPayment: 'what was received is recorded with its reference, and can be reversed with a reason',
  makePayoutBatch: 'sends what sellers asked for or is due to them; what cannot be paid is failed with a reason',
  markPayoutPaid: 'what was sent is recorded with its reference; a payout that failed has a reason',
  reconcilePayoutBatch: 'compares with the transfers of the provider, and changes what they show',
  createAnnouncement: 'its text is what everybody reads',
  commentOrder: 'the comment is what both sides read',
};

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

/** Mutations that only admins may call. */
const adminMutations = () =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ extensions }) => {
    const roles = extensions[AUTHORIZED_EXTENSION];
    return Array.isArray(roles) && roles.length === 1 && roles[0] === 'ADMIN';
  });

it('every admin mutation takes a reason, or is in the list of those that need none', () => {
  const silent = adminMutations()
    .filter(({ args }) => {
      const names = args.flatMap(({ name, type }) => {
        const named = getNamedType(type);
        return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
      });
      return !names.includes('reason');
    })
    .map(({ name }) => name);
  const ownSecond = silent.filter((name) => !(name in WITHOUT) && !/totp|secondFactor/i.test(name)); // an admin's own second factor is no act on others
  expect(ownSecond).toEqual([]);
  expect(Object.keys(WITHOUT).filter((name) => !silent.includes(name))).toEqual([]);
});

describe('a blank reason is rejected at its field', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('by the category of a product, too', async () => {
    const { token } = await admin(app);
    const { id } = await publishedProduct(app, await approvedProducer(app));
    for (const reason of ['', ', reason: " "']) {
      const response = await app.gql(
        `mutation { recategoriseProduct(id: "${id}", categorySlug: "tomato"${reason}) { id } }`,
        {},
        { token },
      );
      expect(response.body.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['reason']);
    }
  });
});
