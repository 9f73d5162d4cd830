import type { CreditLimit } from '@jinpiao/contract/limits'
import { type Fen, sumMoney } from '@jinpiao/values/money'

/**
 * What of a limit is taken up: allocated, frozen and used. Not what is lacking to its total, for of one that is suspended or
 * has ended nothing is available, however little of it is taken up.
 */
export const occupiedFen = ({ allocated, frozen, used }: Pick<CreditLimit, 'allocated' | 'frozen' | 'used'>): Fen =>
  sumMoney([allocated, frozen, used])
