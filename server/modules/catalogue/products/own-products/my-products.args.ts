import { ArgsType } from 'type-graphql';
import { limits } from '../../../../../schema/values/limits';
import { pageArgs } from '../../../../platform/graphql/connection';

@ArgsType()
export class MyProductPageArgs extends pageArgs(limits.productsPerPage) {}
