import { listChainLoans } from '@jinpiao/contract/chainCredit'
import type { DrawRow } from '@jinpiao/contract/loans'
import type { Draw } from '../loans/draws.ts'
import { oneOf } from './conditions.ts'
import { toDrawRows } from './draws.ts'
import { listing } from './listing/page.ts'

/** Chain loans of the enterprise, the newest first: one for each application that was paid. */
export const chainLoans = listing<DrawRow>(listChainLoans, {
  table: 'loan_draw',
  key: 'pkDraw',
  tenant: 'fkCorp',
  state: 'loanState',
  where: () => [oneOf('product', ['CHAIN_CREDIT'])],
  columns: {
    drawNo: 'drawNo',
    amount: 'amountFen',
    outstanding: 'outstandingFen',
    startDate: 'dayFrom',
    maturityDate: 'dayTo',
    nextDueDate: 'nextDue',
    loanState: 'state',
  },
  numbers: { drawNo: { letters: 'JJ', tail: 'noTail' } },
  sums: { amount: 'amountFen', outstanding: 'outstandingFen' },
  order: () => ['startDate', 'desc'],
  async load(context, keys) {
    const rows = await context.read
      .selectFrom('loan_draw')
      .selectAll()
      .where('pkDraw', 'in', [...keys])
      .execute()
    return toDrawRows(context, rows as Draw[])
  },
  keyOf: ({ pkDraw }) => pkDraw,
})
