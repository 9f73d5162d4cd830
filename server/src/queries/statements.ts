import { ledgerAssets, type Movement, type Statement, type StatementAccount } from '@jinpiao/contract/transactions'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { todayOf } from '../domain/clock.ts'
import { readTally } from './tallies.ts'

/** What moved in one month, of one kind and asset, in one direction. */
interface LedgerPart {
  month: string
  kind: string
  asset: string
  direction: string
  count: number
  amountFen: bigint
}

/** Every movement of an enterprise, as it is kept by month (see `ledgerPart`). */
export async function readLedgerParts(read: Reader, fkCorp: string): Promise<LedgerPart[]> {
  const parts = await readTally(read, fkCorp, 'ledger.month')
  return parts.map(({ part, ...sums }) => {
    const [month = '', kind = '', asset = '', direction = ''] = part.split('/')
    return { month, kind, asset, direction, ...sums }
  })
}

/** How many movements these are, and what they add up to each way. */
export function ledgerSums(parts: readonly LedgerPart[]): { count: number; income: bigint; expense: bigint } {
  const added = { count: 0, income: 0n, expense: 0n }
  for (const { count, direction, amountFen } of parts) {
    added.count += count
    added[direction === 'IN' ? 'income' : 'expense'] += amountFen
  }
  return added
}

/** The statement of one month, from the sums that are kept: no movement is read, however many there are. */
export async function getStatement(
  { read, actor, clock }: QueryContext,
  { month }: { month: string },
): Promise<Statement> {
  const parts = await readLedgerParts(read, actor.fkCorp)
  return {
    month,
    corpName: actor.corpName,
    creditCode: actor.creditCode,
    isRunning: month >= todayOf(clock).slice(0, 7),
    accounts: ledgerAssets.map((asset) => {
      const own = parts.filter((part) => part.asset === asset)
      return accountOf(asset, own, month)
    }),
  }
}

function accountOf(asset: StatementAccount['asset'], parts: readonly LedgerPart[], month: string): StatementAccount {
  const before = ledgerSums(parts.filter((part) => part.month < month))
  const now = parts.filter((part) => part.month === month)
  const { income, expense } = ledgerSums(now)
  const opening = before.income - before.expense
  return {
    asset,
    openingAmount: fenToDecimal(opening),
    movements: now
      .map(({ kind, direction, count, amountFen }) => ({
        ledgerKind: kind as Movement['ledgerKind'],
        direction: direction as Movement['direction'],
        count,
        amount: fenToDecimal(amountFen),
      }))
      // In one order whatever the database gives: two prints are equal.
      .sort((a, b) => (`${a.direction}${a.ledgerKind}` < `${b.direction}${b.ledgerKind}` ? -1 : 1)),
    incomeAmount: fenToDecimal(income),
    expenseAmount: fenToDecimal(expense),
    closingAmount: fenToDecimal(opening + income - expense),
  }
}
