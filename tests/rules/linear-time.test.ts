/** No field of any rule takes more than linear time, whatever 95 KB of text a stranger puts into it. */
import fs from 'node:fs';
import path from 'node:path';
import { array, isSchema, object, type AnySchema } from 'yup';

const RULES = path.resolve(__dirname, '..', '..', 'schema', 'rules');
const SIZE = 95_000;
const MOST_MS = 50;

const fill = (part: string): string => part.repeat(Math.ceil(SIZE / part.length));
/** Each makes a careless pattern try again from every character on. */
const attacks: Readonly<Record<string, string>> = {
  'an email of dots': `a@${fill('.')}@`,
  'an email of labels': `a@${fill('a.')}@`,
  'zeros before a digit': `0.${fill('0')}1`,
  'digits before a letter': `${fill('1')}x`,
  'groups of digits': `${fill('1,')}x`,
  'blanks before a letter': `x${fill(' ')}x`,
  'dashes before a letter': `x${fill('-')}x`,
  'an address of slashes': `https://${fill('/')} x`,
  'an address of labels': `https://${fill('a.')} x`,
};

type Place = readonly [name: string, schema: AnySchema];

/** Every leaf below a rule with the value that reaches it. */
function leaves(schema: AnySchema, wrap: (value: unknown) => unknown, name: string): { name: string; wrap: (value: unknown) => unknown }[] {
  if (schema instanceof object().constructor && 'fields' in schema) {
    return Object.entries(schema.fields as Record<string, AnySchema>).flatMap(([field, inner]) =>
      leaves(inner, (value) => wrap({ [field]: value }), `${name}.${field}`),
    );
  }
  if (schema instanceof array().constructor && 'innerType' in schema && isSchema(schema.innerType)) {
    return leaves(schema.innerType as AnySchema, (value) => wrap([value]), `${name}[]`);
  }
  return [{ name, wrap }];
}

function rules(): Place[] {
  const files = fs.readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) => {
    const exported = Object.entries(require(path.join(RULES, file)) as Record<string, unknown>); // oxlint-disable-line no-require-imports
    return exported.flatMap(([name, value]): Place[] => (isSchema(value) ? [[name, value as AnySchema]] : []));
  });
}

/** Milliseconds of processor time; tried again where it was long, since collecting garbage counts as well. */
async function cost(schema: AnySchema, value: unknown, tries = 4): Promise<number> {
  const begun = process.cpuUsage();
  await schema.validate(value, { abortEarly: false }).catch(() => undefined);
  const { user, system } = process.cpuUsage(begun);
  const taken = (user + system) / 1_000;
  return taken > MOST_MS && tries > 1 ? Math.min(taken, await cost(schema, value, tries - 1)) : taken;
}

it.each(rules())('%s reads 95 KB in any field in less than 50 ms of processor time', async (name, schema) => {
  const slow: string[] = [];
  for (const leaf of leaves(schema, (value) => value, name)) {
    for (const [attack, value] of Object.entries(attacks)) {
      const taken = await cost(schema, leaf.wrap(value));
      if (taken > MOST_MS) slow.push(`${leaf.name}: ${attack} took ${Math.round(taken)} ms`);
    }
  }
  expect(slow).toEqual([]);
});
