import type { Translated } from '#portal/locales/translated.ts'
import type { ledger as source } from '#portal/locales/zh-CN/ledger.ts'

export const ledger: Translated<typeof source> & Record<`${string}_one`, string> = {
  bookFilters: 'Search the redemption book',
  bookRow: 'ticket {{creditNo}}',
  bookEmpty: 'No ticket has been issued yet. What becomes of each appears here.',
  statement: 'Monthly statement',
  assets: 'Kind of asset',
  asset: { TICKET: 'Tickets', MONEY: 'Money' },
  movements: 'Transactions: {{asset}}',
  movementFilters: 'Search transactions',
  movementsEmpty: 'Nothing has moved in this time.',
  byKind: 'Movements of the month: {{asset}}',
  noMovements: 'Nothing has moved in this month.',
  count: 'Movements',
  running: 'The month is not over: figures still change. After its end they never do.',
  balanceNote:
    'Opening balance + income − expense = closing balance. The balance of tickets is what you hold less what you have issued and not yet paid. The balance of money is what was received less what was paid as registered here; it is not the balance of a bank account.',
}
