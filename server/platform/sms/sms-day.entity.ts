/** How many short messages were given to the provider on a day of Bangladesh. Written by SmsStore. */
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Check('sms_days_sent_check', 'sent >= 0')
@Entity('sms_days')
export class SmsDay {
  @PrimaryColumn('date')
  day!: string;

  @Column('integer')
  sent!: number;
}
