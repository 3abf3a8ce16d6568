/**
 * Doubles of the payment gateways as a process of their own, on this machine alone. Prints its address once it listens,
 * and ends with its parent.
 */
import '../../server/platform/fast/use-bundled-modules';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { type Behaviour, Conduct } from './double';
import { bkashDouble } from './bkash-double';
import { sslcommerzDouble } from './sslcommerz-double';

const conduct = new Conduct();
const app = express();
let origin = '';
app.disable('x-powered-by');
app.use(express.json({ limit: '32kb' }));
app.post('/control', (request, response) => {
  conduct.change(request.body as Partial<Behaviour>);
  response.status(204).end();
});
app.use(async (request, _response, next) => {
  if (!request.path.includes('/pay/')) await conduct.pause();
  next();
});
app.use(bkashDouble(conduct, () => origin));
app.use(sslcommerzDouble(conduct, () => origin));

const server = app.listen(0, '127.0.0.1', () => {
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${origin}\n`);
});
process.stdin.resume().on('end', () => process.exit(0));
// a terminal sends it to both: the parent ends first, and takes this process along
process.on('SIGINT', () => undefined);
