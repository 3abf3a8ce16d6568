/** The entry of the thread that reads a settlement file (gateway-settlements.service.ts). */
import type { PaymentGateway } from '../../../../schema/values/money/gateways';
import { answerWith } from '../../../platform/threads/thread-work';
import { readSettlementFile } from './settlement-file';

answerWith(({ bytes, gateway }: { readonly bytes: Uint8Array; readonly gateway: PaymentGateway }) =>
  readSettlementFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), gateway),
);
