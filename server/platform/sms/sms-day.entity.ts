/** How many short messages were given to the provider on a day of Bangladesh. Written by SmsStore. */
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Check('sms_days_sent_check', 'sent >= 0')
@Check('sms_days_codes_check', 'codes >= 0')
@Entity('sms_days')
export class SmsDay {
  @PrimaryColumn('date')
  day!: string;

  @Column('integer')
  sent!: number;

  /** Codes among them. */
  @Column('integer', { default: 0 })
  codes!: number;
}
