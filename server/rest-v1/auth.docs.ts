/** What the document tells of getting in and out. */
import { text as sentence } from '../../schema/messages/text';
import { loginRules } from '../../schema/rules/login.rules';
import { registerRules, requestRegistrationCodeRules } from '../../schema/rules/register.rules';
import { Language, pickableRoles } from '../../schema/values/roles';
import { message, ref, type RouteDocs, shape } from './openapi/route-docs';
import { text } from './presenters/answer-schemas';
import { exampleToken, exampleUser, said } from './presenters/examples';

const ROLE = { type: 'string', enum: [...pickableRoles.map((role) => role.toLowerCase()), 'superseller'] };
const LOGGED_OUT = sentence('logout.success', Language.en);
const CODE_SENT = sentence('register.codeSent', Language.en);
const REGISTERED = sentence('register.success', Language.en);

export const loginDocs: RouteDocs = {
  id: 'login',
  room: 'Accounts',
  summary: 'Log in',
  detail: 'Five wrong passwords for a phone in 15 minutes are answered with 429 and a growing time to wait.',
  body: {
    rules: loginRules,
    fields: {
      phone: { rule: 'phone', says: 'The phone of the account.', example: '01712345678' },
      password: { rule: 'password', says: 'Its password.', example: 'demo1234' },
      role: { rule: 'role', says: 'If sent, it must be the role of the account.', example: 'producer', schema: ROLE },
    },
  },
  answer: {
    status: 200,
    says: 'The token to send from now on, and whose it is.',
    schema: shape({ token: text, user: ref('User') }),
    example: { token: exampleToken, user: exampleUser },
  },
  refusals: [
    ['LOGIN_FAILED', 'login.failed'],
    ['WRONG_ROLE', 'login.wrongRole'],
    ['NOT_APPROVED', 'error.notApproved'],
    ['NOT_APPROVED', 'error.rejected'],
    ['NOT_APPROVED', 'error.suspended'],
  ],
};

const SELLERS = 'needed of all but consumers';

export const registerDocs: RouteDocs = {
  id: 'register',
  room: 'Accounts',
  summary: 'Register',
  detail: 'A consumer is logged in at once and gets a token. Everybody else waits until an admin has approved the account, then logs in.',
  body: {
    rules: registerRules,
    cases: [{ role: 'PRODUCER', divisionId: 1, districtId: 1, upazilaId: 1 }, { role: 'CONSUMER' }],
    fields: {
      role: { rule: 'role', says: 'It cannot be changed later.', example: 'producer', schema: ROLE },
      name: { rule: 'name', says: 'Name of the person.', example: 'Karim Mia' },
      phone: { rule: 'phone', says: '10 to 15 digits; one account a phone.', example: '01712345678' },
      password: { rule: 'password', says: 'At least 6 characters.', example: 'a-long-password' },
      email: { rule: 'email', says: `An email address, ${SELLERS}.`, example: 'karim@example.com' },
      nid: { rule: 'nid', says: `National id, 10 to 17 digits, ${SELLERS}.`, example: '1234567890123' },
      tradelicense: { rule: 'tradeLicense', says: 'Trade license, needed of producers and supersalers.', example: 'TRAD-998877' },
      division: { rule: 'divisionId', says: `Division by its name in English or Bangla, ${SELLERS}.`, example: 'Rajshahi', schema: text },
      district: { rule: 'districtId', says: `District by its name, ${SELLERS}.`, example: 'Bogura', schema: text },
      thana: { rule: 'upazilaId', says: `Thana (upazila) by its name, ${SELLERS}.`, example: 'Sherpur', schema: text },
      address: { rule: 'address', says: `House, road, village, ${SELLERS}.`, example: 'House 1, Road 2' },
      otp: { rule: 'otp', says: 'The code from the phone, where the market asks for one; else not looked at.', example: '123456' },
    },
  },
  answer: {
    status: 201,
    says: 'The new account; `token` for a consumer only.',
    schema: shape({ message: message(REGISTERED), user: ref('User'), token: text }, ['token']),
    example: { message: REGISTERED, user: { ...exampleUser, status: 'pending' } },
  },
  refusals: [
    ['PHONE_TAKEN', 'register.phoneTaken'],
    ['BAD_USER_INPUT', 'register.codeRequired'],
    ['OTP_INVALID', 'reset.codeInvalid'],
    ['BAD_USER_INPUT', 'geography.unknownPlace'],
  ],
};

export const registrationCodeDocs: RouteDocs = {
  id: 'requestRegistrationCode',
  room: 'Accounts',
  summary: 'Ask for the code to register with',
  detail:
    'Only where the market asks newcomers to prove their phone. The code has 6 digits, lives 5 minutes and bears 5 tries; once a minute and five times an hour for a phone. The answer is the same whether or not the phone is registered.',
  body: {
    rules: requestRegistrationCodeRules,
    fields: { phone: { rule: 'phone', says: 'The phone to register, 10 to 15 digits.', example: '01712345678' } },
  },
  answer: {
    status: 200,
    says: 'A code is on its way, or none is needed.',
    schema: shape({ message: message(CODE_SENT) }),
    example: said(CODE_SENT),
  },
};

export const logoutDocs: RouteDocs = {
  id: 'logout',
  room: 'Accounts',
  summary: 'Log out',
  detail: 'Ends the session of this token, whatever the state of the account. Nothing is sent.',
  answer: {
    status: 200,
    says: 'The token is worth nothing any more.',
    schema: shape({ message: message(LOGGED_OUT) }),
    example: said(LOGGED_OUT),
  },
};
