/** What an account may change about itself (specification §2: English or Bangla; contract/bad-inputs G34). */
import { object } from 'yup';
import { Language } from '../values/roles';
import { key, requiredChoice } from './fields';

export const languageRules = object({ language: requiredChoice(Object.values(Language), key('error.badInput')) });
