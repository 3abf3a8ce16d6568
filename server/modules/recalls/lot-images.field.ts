import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { Image } from '../media/image.entity';
import { LotImagesService } from './lot-images.service';
import { LotView } from './lot.types';

@injectable()
@Resolver(() => LotView)
export class LotImagesField {
  constructor(private readonly shown: LotImagesService) {}

  @FieldResolver(() => [Image], { description: 'Images that show why it is on hold or recalled; at most five for each decision.' })
  async images(@Root() { id }: LotView, @Context() { loader }: RequestContext): Promise<Image[]> {
    return (await loader<string, Image[]>('lot-images', (ids) => this.shown.findForLots(ids)).load(id)) ?? [];
  }
}
