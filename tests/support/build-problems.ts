/**
 * Problems with delivered orders for tests, made by the services: of the first line of 2.5 kg of potatoes at 30 Tk,
 * unless said otherwise.
 */
import { ProblemMovesService } from '../../server/modules/orders/problems/problem-moves.service';
import { type ProblemReport, ProblemReportsService } from '../../server/modules/orders/problems/problem-reports.service';
import type { OrderProblem } from '../../server/modules/orders/problems/order-problem.entity';
import type { TestApp } from './app';
import { asViewer, type TestAccount } from './build-accounts';
import { jpegFile } from './build-catalogue';
import { deliveredOrder, type OrderDraft, type TestOrder } from './build-orders';

export interface TestProblem extends Omit<TestOrder, 'id'> {
  readonly id: string;
  readonly orderId: string;
  readonly problem: OrderProblem;
}

type Wanted = OrderDraft & Partial<Pick<ProblemReport, 'kind' | 'remedy' | 'amount' | 'text' | 'lineId'>> & { readonly order?: TestOrder };

const UPLOAD = 'mutation ($orderId: ID!, $file: Upload!) { uploadOrderImage(orderId: $orderId, file: $file) { id } }';

/** The id of a private image of the order, uploaded by this party. */
export async function problemImage(app: TestApp, by: TestAccount, orderId: string): Promise<string> {
  const bytes = Uint8Array.from(await jpegFile({ width: 400, height: 300 }));
  const file = { bytes, name: 'sack.jpg', type: 'image/jpeg' };
  const { data } = await app.upload<{ uploadOrderImage: { id: string } }>(UPLOAD, { file }, { orderId }, { token: by.token });
  return data.uploadOrderImage.id;
}

/** 30 Tk of what it cost are wanted; without an image, since some of it is missing. */
export async function openProblem(app: TestApp, wanted: Wanted = {}): Promise<TestProblem> {
  const { order, kind = 'MISSING', remedy = 'PARTIAL_REFUND', text = 'Half of it is missing', ...draft } = wanted;
  const delivered = order ?? (await deliveredOrder(app, draft));
  const amount = wanted.amount ?? (remedy === 'PARTIAL_REFUND' ? '30' : null);
  const lineId = wanted.lineId === undefined ? delivered.lineIds[0] : wanted.lineId;
  const report = { orderId: delivered.id, lineId, kind, remedy, amount, text };
  const problem = await app.container.resolve(ProblemReportsService).report(asViewer(delivered.buyer), report);
  return { ...delivered, id: problem.id, orderId: delivered.id, problem };
}

/** The seller offers 10 Tk. */
export async function offeredProblem(app: TestApp, wanted?: Wanted): Promise<TestProblem> {
  const open = await openProblem(app, wanted);
  const offer = { remedy: 'PARTIAL_REFUND', amount: '10' } as const;
  return { ...open, problem: await app.container.resolve(ProblemMovesService).offer(asViewer(open.seller), open.id, offer) };
}

/** The seller gives nothing. */
export async function escalatedProblem(app: TestApp, wanted?: Wanted): Promise<TestProblem> {
  const open = await openProblem(app, wanted);
  const declined = { text: 'It was complete' };
  return { ...open, problem: await app.container.resolve(ProblemMovesService).decline(asViewer(open.seller), open.id, declined) };
}

/** The seller is to send it again. */
export async function replacingProblem(app: TestApp, wanted?: Wanted): Promise<TestProblem> {
  const open = await openProblem(app, { ...wanted, remedy: 'REPLACEMENT' });
  return { ...open, problem: await app.container.resolve(ProblemMovesService).accept(asViewer(open.seller), open.id) };
}
