/**
 * Exact figures of a seller's last 90 days, counted by a job; the market shows them rounded. Written by
 * ServiceFiguresService.
 */
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';

@Check('service_figures_problems', 'problems >= 0 AND problems <= delivered')
@Check('service_figures_refunds', 'refunds_in_time >= 0 AND refunds_in_time <= refunds')
@Check('service_figures_responses', 'responses >= 0 AND (responses = 0) = (response_minutes IS NULL)')
@Entity('service_figures')
export class StoredServiceFigures {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  sellerId!: string;

  /** First responses to orders and questions, and what got none in time. */
  @Column('int')
  responses!: number;

  /** The median of how long they took; null where there is none. */
  @Column('int', { nullable: true })
  responseMinutes!: number | null;

  @Column('int')
  delivered!: number;

  /** Delivered orders with a problem that was accepted or decided for the buyer. */
  @Column('int')
  problems!: number;

  /** Refunds that the seller owed, as far as their time is over or they were given. */
  @Column('int', { default: 0 })
  refunds!: number;

  @Column('int', { default: 0 })
  refundsInTime!: number;

  @Column('timestamptz', { default: () => 'now()' })
  countedAt!: Date;
}
