import type { GrantedLimit, LimitProposal } from '@jinpiao/contract/limitActs'
import type { LimitState } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Reader } from '../db/database.ts'
import { availableFen, usableFen } from '../domain/limit.ts'

/** What a funder has granted, the newest first. Nothing can be issued on what is frozen or has ended: it is idle. */
export async function grantedLimits(read: Reader, funder: string): Promise<GrantedLimit[]> {
  const rows = await read
    .selectFrom('credit_limit as l')
    .innerJoin('corp as c', 'c.pkCorp', 'l.fkCorp')
    .innerJoin('corp as f', 'f.pkCorp', 'l.fkSource')
    .selectAll('l')
    .select(['c.corpName', 'c.creditCode', 'c.issueSuspendedSince'])
    .where('f.creditCode', '=', funder)
    .where('l.parentLimit', 'is', null)
    .orderBy('l.pkLimit', 'desc')
    .execute()
  return rows.map((row) => {
    const since = row.issueSuspendedSince
    // The whole is a core company's own: it has no parent.
    const usable = usableFen(row, { suspension: since === null ? null : { since }, suspendedParent: null })
    return {
      pkLimit: row.pkLimit,
      corpName: row.corpName,
      creditCode: row.creditCode,
      product: row.product,
      from: row.dayFrom,
      to: row.dayTo,
      total: fenToDecimal(row.totalFen),
      allocated: fenToDecimal(row.allocatedFen),
      frozen: fenToDecimal(row.frozenFen),
      used: fenToDecimal(row.usedFen),
      available: fenToDecimal(usable),
      idle: fenToDecimal(availableFen(row) - usable),
      state: row.state as LimitState,
    }
  })
}

/** What waits for a second person, the oldest first. */
export async function openProposals(read: Reader): Promise<LimitProposal[]> {
  const rows = await read
    .selectFrom('limit_proposal as l')
    .innerJoin('corp as c', 'c.pkCorp', 'l.fkFunder')
    .select(['l.pkProposal', 'c.corpName as funderName', 'l.wish', 'l.proposedByName', 'l.proposedAt'])
    .where('l.state', '=', 'OPEN')
    .orderBy('l.pkProposal')
    .execute()
  return Promise.all(
    rows.map(async ({ wish: text, ...row }) => {
      const wish = JSON.parse(text) as LimitProposal['wish']
      return { ...row, wish, corpName: await corpOf(read, wish) }
    }),
  )
}

/** Whom a proposal is about: the second person decides by that name. */
async function corpOf(read: Reader, wish: LimitProposal['wish']): Promise<string | null> {
  const corp =
    wish.act === 'GRANT'
      ? read.selectFrom('corp as c').select('c.corpName').where('c.creditCode', '=', wish.creditCode)
      : read
          .selectFrom('credit_limit as l')
          .innerJoin('corp as c', 'c.pkCorp', 'l.fkCorp')
          .select('c.corpName')
          .where('l.pkLimit', '=', wish.pkLimit)
  return (await corp.executeTakeFirst())?.corpName ?? null
}
