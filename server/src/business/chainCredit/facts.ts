import type { getChainCredit } from '@jinpiao/contract/chainCredit'
import { quotaFrom, quotaOf } from '@jinpiao/contract/chainCreditRules'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import { enterpriseProblems } from '@jinpiao/contract/loanApplyRules'
import { type Fen, fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import { todayOf } from '../../domain/clock.ts'
import { isLoanOpened, standingOf } from '../loanFacts.ts'

const chainLoan = { type: 'CHAIN_CREDIT', kind: 'CHAIN_CREDIT' } as const

/** What may be expected of a chain loan, and why none can be applied for now. */
export async function chainCreditFacts(context: QueryContext): Promise<DataOf<typeof getChainCredit>> {
  const { read, actor, clock, language } = context
  const today = todayOf(clock)
  const from = quotaFrom(today)
  const accepted = await acceptedSince(read, actor.fkCorp, `${from}T00:00:00.000+08:00`)
  const isEnabled = await isLoanOpened({ read, actor }, 'CHAIN_CREDIT')
  const standing = await standingOf(read, actor.fkCorp, chainLoan)
  const [refusal] = enterpriseProblems('CHAIN_CREDIT', { today, isOpened: isEnabled, ...standing })
  return {
    isEnabled,
    from,
    acceptedAmount: fenToDecimal(accepted),
    quotaHint: fenToDecimal(quotaOf(accepted)),
    blockedReason: refusal ? businessMessage(refusal.code, refusal.values, language) : null,
  }
}

/**
 * Tickets that the enterprise has accepted since then, by its books: also those that it has passed on since. The kind stands
 * in the text of the query, as in the index that is made for it.
 */
async function acceptedSince(read: Reader, fkCorp: string, at: string): Promise<Fen> {
  const { total } = await read
    .selectFrom('transaction_log')
    .select(({ fn }) => fn.sum<bigint | string | null>('amountFen').as('total'))
    .where('fkCorp', '=', fkCorp)
    .where('kind', '=', sql.lit('ACCEPT'))
    .where('direction', '=', 'IN')
    .where('at', '>=', at)
    .executeTakeFirstOrThrow()
  return BigInt(total ?? 0)
}
