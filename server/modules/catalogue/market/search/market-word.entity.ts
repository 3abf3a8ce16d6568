/**
 * A word that a product's name has, or had: what a misspelt word may mean. Written by a trigger of `products`, cleaned
 * by a job.
 */
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Index('market_words_sound', ['sound'], { where: "sound <> ''" })
@Index('market_words_like', { synchronize: false }) // gin (word gin_trgm_ops)
@Entity('market_words')
export class MarketWord {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  word!: string;

  @Column({ type: 'text', collation: 'C' })
  sound!: string;
}
