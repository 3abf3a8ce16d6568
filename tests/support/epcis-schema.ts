/** Checks documents by GS1's own JSON Schema of EPCIS 2.0 (beside this file, unchanged). */
import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

const file = path.join(__dirname, 'gs1/EPCIS-JSON-Schema.json');
const validate = addFormats(new Ajv({ strict: false, allErrors: true })).compile(JSON.parse(fs.readFileSync(file, 'utf8')) as object);

/** Empty where the document is valid. */
export function epcisErrors(document: unknown): string[] {
  return validate(document) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

interface EpcisQuantity {
  readonly epcClass: string;
  readonly quantity?: number;
  readonly uom?: string;
}

export interface EpcisEvent {
  readonly type: string;
  readonly eventID: string;
  readonly action?: string;
  readonly bizStep: string;
  readonly disposition: string;
  readonly quantityList?: readonly EpcisQuantity[];
  readonly inputQuantityList?: readonly EpcisQuantity[];
  readonly outputQuantityList?: readonly EpcisQuantity[];
  readonly [member: string]: unknown;
}

export interface EpcisDocument {
  readonly creationDate: string;
  readonly epcisHeader: object;
  readonly epcisBody: { readonly eventList: readonly EpcisEvent[] };
}
