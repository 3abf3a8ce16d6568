/** The document's text about login and logout. */
import { text as messageText } from '../../schema/messages/text';
import { loginRules } from '../../schema/rules/accounts/login.rules';
import { registerRules, requestRegistrationCodeRules } from '../../schema/rules/accounts/register.rules';
import { Language, pickableRoles } from '../../schema/values/accounts/roles';
import { message, ref, type RouteDocs, shape, text } from './openapi/route-docs';
import { exampleToken, exampleUser, messageBody } from './presenters/examples';

const ROLE = { type: 'string', enum: [...pickableRoles.map((role) => role.toLowerCase()), 'superseller'] };
const LOGGED_OUT = messageText('logout.success', Language.EN);
const CODE_SENT = messageText('register.codeSent', Language.EN);
const REGISTERED = messageText('register.success', Language.EN);

export const loginDocs: RouteDocs = {
  id: 'login',
  tag: 'Accounts',
  summary: 'Log in',
  detail: 'Five wrong passwords for a phone in 15 minutes lead to 429 and a growing time to wait.',
  body: {
    rules: loginRules,
    fields: {
      phone: { rule: 'phone', description: 'The phone of the account; `+8801…` is the same as `01…`.', example: '01712345678' },
      password: { rule: 'password', description: 'Its password.', example: 'demo1234' },
      code: {
        rule: 'code',
        description: 'Of an admin with a second factor: the code of the authenticator app, or a recovery code.',
        example: '123456',
      },
      role: { rule: 'role', description: 'If sent, it must be the role of the account.', example: 'producer', schema: ROLE },
    },
  },
  response: {
    status: 200,
    description: 'The token to send from now on, and whose it is.',
    schema: shape({ token: text, user: ref('User') }),
    example: { token: exampleToken, user: exampleUser },
  },
  errors: [
    ['LOGIN_FAILED', 'login.failed'],
    ['SECOND_FACTOR_REQUIRED', 'secondFactor.required'],
    ['SECOND_FACTOR_INVALID', 'secondFactor.invalid'],
    ['SECOND_FACTOR_SETUP', 'secondFactor.setUp'],
    ['WRONG_ROLE', 'login.wrongRole'],
    ['NOT_APPROVED', 'error.notApproved'],
    ['NOT_APPROVED', 'error.rejected'],
    ['NOT_APPROVED', 'error.suspended'],
  ],
};

const SELLERS = 'needed of all but consumers';

export const registerDocs: RouteDocs = {
  id: 'register',
  tag: 'Accounts',
  summary: 'Register',
  detail: 'A consumer is logged in immediately and gets a token. All others wait until an admin has approved the account, then log in.',
  body: {
    rules: registerRules,
    cases: [{ role: 'PRODUCER', divisionId: 1, districtId: 1, upazilaId: 1 }, { role: 'CONSUMER' }],
    fields: {
      role: { rule: 'role', description: 'It cannot be changed later.', example: 'producer', schema: ROLE },
      name: { rule: 'name', description: 'Name of the user.', example: 'Karim Mia' },
      phone: {
        rule: 'phone',
        description: '10 to 15 digits; one account a phone.',
        example: '01712345678',
      },
      password: { rule: 'password', description: 'At least 6 characters.', example: 'a-long-password' },
      email: { rule: 'email', description: `An email address, ${SELLERS}.`, example: 'karim@example.com' },
      nid: { rule: 'nid', description: `National id, 10 to 17 digits, ${SELLERS}.`, example: '1234567890123' },
      tradelicense: { rule: 'tradeLicense', description: 'Trade license, needed of producers and supersalers.', example: 'TRAD-998877' },
      division: {
        rule: 'divisionId',
        description: `Division by its name in English or Bangla, ${SELLERS}.`,
        example: 'Rajshahi',
        schema: text,
      },
      district: { rule: 'districtId', description: `District by its name, ${SELLERS}.`, example: 'Bogura', schema: text },
      thana: { rule: 'upazilaId', description: `Thana (upazila) by its name, ${SELLERS}.`, example: 'Sherpur', schema: text },
      address: { rule: 'address', description: `House, road, village, ${SELLERS}.`, example: 'House 1, Road 2' },
      otp: { rule: 'otp', description: 'The code from the phone, where the market asks for one; else not looked at.', example: '123456' },
    },
  },
  response: {
    status: 201,
    description: 'The new account; `token` for a consumer only.',
    schema: shape({ message: message(REGISTERED), user: ref('User'), token: text }, ['token']),
    example: { message: REGISTERED, user: { ...exampleUser, status: 'pending' } },
  },
  errors: [
    ['PHONE_TAKEN', 'register.phoneTaken'],
    ['BAD_USER_INPUT', 'register.codeRequired'],
    ['BAD_USER_INPUT', 'password.common'],
    ['OTP_INVALID', 'reset.codeInvalid'],
    ['BAD_USER_INPUT', 'geography.unknownPlace'],
    ['BAD_USER_INPUT', 'register.unknownDivision'],
    ['BAD_USER_INPUT', 'register.unknownDistrict'],
    ['BAD_USER_INPUT', 'register.unknownThana'],
  ],
};

export const registrationCodeDocs: RouteDocs = {
  id: 'requestRegistrationCode',
  tag: 'Accounts',
  summary: 'Ask for the code to register with',
  detail:
    'Only where the market asks new users to verify their phone. The code has 6 digits, is valid for 5 minutes and allows 5 tries from a network; once a minute and five times an hour for a phone, three of them from one network. The response is the same whether or not the phone is registered.',
  body: {
    rules: requestRegistrationCodeRules,
    fields: { phone: { rule: 'phone', description: 'The phone to register, 10 to 15 digits.', example: '01712345678' } },
  },
  response: {
    status: 200,
    description: 'A code is on its way, or none is needed.',
    schema: shape({ message: message(CODE_SENT) }),
    example: messageBody(CODE_SENT),
  },
};

export const logoutDocs: RouteDocs = {
  id: 'logout',
  tag: 'Accounts',
  summary: 'Log out',
  detail: 'Ends the session of this token, whatever the state of the account. Nothing is sent.',
  response: {
    status: 200,
    description: 'The token is worth nothing any more.',
    schema: shape({ message: message(LOGGED_OUT) }),
    example: messageBody(LOGGED_OUT),
  },
};
