/**
 * How often the page of an offer's product was viewed while the offer was open. No foreign keys, so that counting locks
 * nothing. Written by ProductViewsStore.
 */
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Check('sell_post_views_views_check', 'views >= 0')
@Entity('sell_post_views')
export class SellPostViews {
  @PrimaryColumn('uuid')
  sellPostId!: string;

  @Column('int', { default: 0 })
  views!: number;
}
