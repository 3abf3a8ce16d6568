import { ArgsType } from 'type-graphql';
import { pageArgs } from '../../../../platform/graphql/connection';

@ArgsType()
export class MyProductPageArgs extends pageArgs() {}
