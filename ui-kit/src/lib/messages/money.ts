import { type Fen, formatMoney } from '@jinpiao/values/money'
import { spokenAmount } from '@jinpiao/values/spoken'
import { defineMessages } from '../messages.ts'

/** From here on `spokenAmount` has no words. */
const WORDLESS: Fen = 10n ** 18n

function spokenOrFigure(amount: Fen): string {
  const hasWords = amount < WORDLESS && amount > -WORDLESS
  return hasWords ? spokenAmount(amount) : `${formatMoney(amount).replace('-', '负')}元`
}

export const moneyMessages = defineMessages(
  {
    yuan: '元',
    /** An amount for the ear. */
    spoken: spokenOrFigure,
  },
  {
    yuan: 'yuan',
    /** English voices group by thousands and read the figure itself; the sign they lose. */
    spoken: (amount: Fen) => `${formatMoney(amount).replace('-', 'minus ')} yuan`,
  },
)
