import { Arg, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { District } from '../../geography/district.entity';
import { GeographyService } from '../../geography/geography.service';
import { PriceAlert } from './price-alert.entity';
import { PriceAlertInput, RemovePriceAlertPayload } from './price-alert.types';
import { PriceAlertsService } from './price-alerts.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const traders = [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER] as const;

@injectable()
@Resolver(() => PriceAlert)
export class PriceAlertsResolver {
  constructor(
    private readonly alerts: PriceAlertsService,
    private readonly geography: GeographyService,
  ) {}

  @Authorized(...traders)
  @Operation({ keys: NEVER.PERSON })
  @Query(() => [PriceAlert], { description: "The viewer's price alerts, the latest first; 20 at most." })
  priceAlerts(@CurrentViewer() viewer: Viewer): Promise<PriceAlert[]> {
    return this.alerts.list(viewer);
  }

  @Authorized(...traders)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => PriceAlert, {
    description: 'Notifies the viewer when a price of the week comes above or below a limit; the same again changes the limit.',
  })
  addPriceAlert(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which price.' }) input: PriceAlertInput,
  ): Promise<PriceAlert> {
    return this.alerts.add(viewer, input);
  }

  @Authorized(...traders)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => RemovePriceAlertPayload, { description: "Removes one of the viewer's price alerts." })
  async removePriceAlert(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The alert.' }) id: string,
  ): Promise<RemovePriceAlertPayload> {
    return { removedId: await this.alerts.remove(viewer, id) };
  }

  @FieldResolver(() => District, { nullable: true, description: 'The district; null for the whole country.' })
  async district(@Root() { districtId }: PriceAlert): Promise<District | null> {
    return districtId === 0 ? null : this.geography.district(districtId);
  }
}
