/** The document's text about the profile at each role's path. */
import { Role, type PickableRole } from '../../schema/values/accounts/roles';
import { ref, type RouteDocs, shape } from './openapi/route-docs';
import { exampleProfile } from './presenters/examples';

export function profileDocs(role: PickableRole, spelling: string): RouteDocs {
  const key = role === Role.CONSUMER ? 'user' : role.toLowerCase();
  return {
    id: `${spelling}Profile`,
    tag: 'Accounts',
    summary: `Own profile of a ${spelling}`,
    detail: `Under the key \`${key}\`. NID and trade license are whole for the login of their owner; an API key gets them masked but for their last four characters.`,
    response: {
      status: 200,
      description: 'The profile of the user of the token.',
      schema: shape({ [key]: ref('Profile') }),
      example: { [key]: { ...exampleProfile, role: role.toLowerCase() } },
    },
  };
}
