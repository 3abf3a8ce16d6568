/**
 * Every place of a multipart body: each argument of the schema that takes a file, the fields and names around it, and
 * each field and file of the REST forms that the OpenAPI document has. The description of an upload says which files it
 * takes and how large they may be.
 */
import { type GraphQLArgument, type GraphQLField, type GraphQLSchema, getNamedType, isNonNullType } from 'graphql';
import { limits } from '../../../../schema/values/limits';
import { documentedCalls } from '../../../support/rest-contract';
import type { WireRequest } from '../../fuzzing/support/wire';
import { type FileForm, imageForms, smallImage, tableForms, workbookForms } from './file-forms';
import { documentOf, type Place, rolesOf } from './places';
import { sample } from './samples';

export interface FilePlace extends Omit<Place, 'kind' | 'request'> {
  readonly kind: 'file';
  /** The value is bytes, one character each. */
  readonly request: (value: string) => WireRequest | Promise<WireRequest>;
}

const MEGABYTE = 1024 * 1024;
/** A text field of a form may have 100 KB, as a body of JSON; some forms of text come out a little longer. */
const FIELD_BYTES = 95_000;
/** The headers of a part, in which its name and the file's name are. */
const HEAD_BYTES = 14_000;
const BOUNDARY = 'the-boundary-of-these-tests';

interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly content: Buffer | string;
}

/** Texts are bytes, one character each, or ASCII. */
function multipart(method: string, path: string, parts: readonly Part[]): WireRequest {
  const written = parts.flatMap(({ name, fileName, content }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    `${fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return {
    method,
    path,
    body: Buffer.concat([...written, `--${BOUNDARY}--\r\n`].map(bytesOf)),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'apollo-require-preflight': 'true' },
  };
}

const bytesOf = (value: Buffer | string) => (typeof value === 'string' ? Buffer.from(value, 'latin1') : value);

/** A file of this form that is not larger than `bytes`. */
async function fileOf(form: FileForm, value: string, bytes: number): Promise<Buffer> {
  const content = bytesOf(value);
  const written = await form.write(content);
  if (written.length <= bytes) return written;
  return form.write(content.subarray(0, Math.floor(((content.length * bytes) / written.length) * 0.97)));
}

interface Upload {
  readonly field: GraphQLField<unknown, unknown>;
  readonly arg: GraphQLArgument;
}

const uploadsOf = (schema: GraphQLSchema): Upload[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) =>
    field.args.filter(({ type }) => getNamedType(type).name === 'Upload').map((arg) => ({ field, arg })),
  );

/** The largest file, and the forms of file, that the description of an upload names. */
async function takenBy({ field }: Upload): Promise<{ readonly bytes: number; readonly forms: readonly FileForm[] }> {
  const { name, description } = field;
  const most = Number(/at most (\d+) MB/.exec(description ?? '')?.[1]);
  const forms = [
    ...(/\bCSV\b/.test(description ?? '') ? tableForms(name) : []),
    ...(/\.xlsx\b/.test(description ?? '') ? workbookForms(name) : []),
    ...(/\bJPEG\b/.test(description ?? '') ? await imageForms() : []),
  ];
  if (!(most > 0) || forms.length === 0) throw new Error(`The description of ${name} says neither size nor kind of its file.`);
  return { bytes: most * MEGABYTE, forms };
}

/** Each upload of the schema in each form, and the parts around its file. `ids` are ids that let a sender go on. */
async function graphqlUploadPlaces(schema: GraphQLSchema, ids: Readonly<Record<string, string>>): Promise<FilePlace[]> {
  const places = await Promise.all(
    uploadsOf(schema).map(async (upload): Promise<FilePlace[]> => {
      const { field, arg } = upload;
      const { bytes, forms } = await takenBy(upload);
      const needed = field.args.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, sample(type, ids, name)]);
      const operations = JSON.stringify({ query: documentOf('mutation', field), variables: { ...Object.fromEntries(needed), file: null } });
      const map = JSON.stringify({ 0: [`variables.${arg.name}`] });
      const about = { kind: 'file', type: 'String', role: rolesOf(field)[0] ?? 'visitor' } as const;
      const post = (parts: Readonly<Partial<Record<'operations' | 'map' | 'fileName', string>>>, content: Buffer | string = 'x') =>
        multipart('POST', '/graphql', [
          { name: 'operations', content: parts.operations ?? operations },
          { name: 'map', content: parts.map ?? map },
          { name: '0', fileName: parts.fileName ?? 'file', content },
        ]);
      const name = `mutation.${field.name}.${arg.name}`;
      return [
        ...forms.map((form): FilePlace => ({
          ...about,
          name: `${name} (${form.name})`,
          bytes,
          request: async (value) => post({}, await fileOf(form, value, bytes)),
        })),
        {
          ...about,
          name: `${name} (file name)`,
          bytes: HEAD_BYTES,
          request: (value) => post({ fileName: value.replaceAll(/["\r\n]/g, '_') }),
        },
        { ...about, name: `${name} (operations)`, bytes: FIELD_BYTES, request: (value) => post({ operations: value }) },
        { ...about, name: `${name} (map)`, bytes: FIELD_BYTES, request: (value) => post({ map: value }) },
      ];
    }),
  );
  return places.flat();
}

interface FormField {
  readonly type?: unknown;
  readonly format?: string;
  readonly examples?: readonly unknown[];
}
interface FormSchema {
  readonly properties: Readonly<Record<string, FormField>>;
  readonly required?: readonly string[];
}
interface FormCall {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: FormSchema }>> };
  readonly 'x-roles'?: readonly string[];
}

const isFile = ({ format }: FormField) => format === 'binary';

/** Each field and file of each form of REST, beside what else it requires: examples of the document, an image. */
async function restFormPlaces(ids: Readonly<Record<string, string>>): Promise<FilePlace[]> {
  const [images, image] = [await imageForms(), await smallImage()];
  return documentedCalls.flatMap(({ method, template, operation }) => {
    const { requestBody, 'x-roles': roles = [] } = operation as FormCall;
    const schema = requestBody?.content['multipart/form-data']?.schema;
    if (!schema) return [];
    const path = `/api/v1${template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => ids[slot] ?? 'x')}`;
    const about = { kind: 'file', type: 'String', role: (roles[0]?.toUpperCase() ?? 'visitor') as Place['role'] } as const;
    const partOf = (name: string): Part => {
      const field = schema.properties[name] ?? {};
      return isFile(field) ? { name, fileName: 'file', content: image } : { name, content: String(field.examples?.[0]) };
    };
    const send = (part: Part) =>
      multipart(method, path, [...(schema.required ?? []).filter((name) => name !== part.name).map(partOf), part]);
    return Object.entries({ ...schema.properties, unknown: {} }).flatMap(([name, field]): FilePlace[] =>
      isFile(field)
        ? images.map((form) => ({
            ...about,
            name: `${method} ${template} ${name} (${form.name})`,
            bytes: limits.imageBytes,
            request: async (value) => send({ name, fileName: 'file', content: await fileOf(form, value, limits.imageBytes) }),
          }))
        : [
            {
              ...about,
              name: `${method} ${template} ${name} (form)`,
              bytes: FIELD_BYTES,
              request: (value) => send({ name, content: value }),
            },
          ],
    );
  });
}

export async function filePlaces(schema: GraphQLSchema, ids: Readonly<Record<string, string>>): Promise<FilePlace[]> {
  return [...(await graphqlUploadPlaces(schema, ids)), ...(await restFormPlaces(ids))];
}
