import { applicationFigures } from './applications.ts'
import { computedFigures } from './computed.ts'
import type { Entry } from './entry.ts'
import { ledgerFigures } from './ledger.ts'
import { limitFigures } from './limits.ts'
import { lineSumsFigures } from './lineSums.ts'
import { loanFigures } from './loans.ts'
import { sameWords } from './sameWords.ts'
import { ticketFigures } from './tickets.ts'
import { todoFigures } from './todos.ts'

/** Every figure of the platform, by the endpoint that answers it, with what it stands for. Of an endpoint there may be several. */
export const figureEntries: readonly Entry[] = [
  ...ticketFigures,
  todoFigures,
  ...sameWords,
  ...ledgerFigures,
  ...limitFigures,
  ...loanFigures,
  ...applicationFigures,
  ...lineSumsFigures,
  ...computedFigures,
]
