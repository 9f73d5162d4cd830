import { type Fen, formatMoney } from '@jinpiao/values/money'
import { spokenAmount } from '@jinpiao/values/spoken'
import { defineMessages } from '../messages.ts'

export const moneyMessages = defineMessages(
  {
    yuan: '元',
    /** An amount for the ear. */
    spoken: (amount: Fen | string): string => spokenAmount(amount),
  },
  {
    yuan: 'yuan',
    /** English voices group by thousands and read the figure itself; the sign they lose. */
    spoken: (amount: Fen | string) => `${formatMoney(amount).replace('-', 'minus ')} yuan`,
  },
)
