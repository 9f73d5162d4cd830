import { findLimitActProblems } from '@jinpiao/contract/limitActRules'
import type { LimitWish } from '@jinpiao/contract/limitActs'
import type { LimitState } from '@jinpiao/contract/status'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import { refuse } from '../domain/businessError.ts'
import { availableFen } from '../domain/limit.ts'
import type { Act } from './command.ts'
import { newPk } from './keys.ts'
import { moveLimitBy } from './limits.ts'
import { lockRows } from './locks.ts'
import { type Notice, notify } from './notify.ts'

/** Who grants it. */
export interface Funder {
  pkCorp: string
  corpName: string
}

const told = { FREEZE: 'LIMIT_FROZEN', UNFREEZE: 'LIMIT_RESUMED', END: 'LIMIT_ENDED' } as const
const after = { FREEZE: 'SUSPENDED', UNFREEZE: 'ACTIVE', END: 'EXPIRED' } as const satisfies Record<string, LimitState>

/**
 * A funder's act on a limit of its own, whoever does it for it. Parts that a core company has given its branches are frozen,
 * go on and end with the whole.
 * @throws {BusinessError} what refuses it (`findLimitActProblems`); 05000101 more is lowered than is free.
 */
export async function changeLimit(act: Act, funder: Funder, wish: LimitWish): Promise<{ pkLimit: string }> {
  if (wish.act === 'GRANT') return grant(act, funder, wish)
  const { tx, today, facts } = act
  const { pkLimit } = wish
  const parts = await lockWhole(act, pkLimit)
  const all = [pkLimit, ...parts.map((part) => part.pkLimit)]
  const limit = await tx
    .selectFrom('credit_limit')
    .selectAll()
    .where('pkLimit', '=', pkLimit)
    .where('fkSource', '=', funder.pkCorp)
    .where('parentLimit', 'is', null)
    .executeTakeFirst()
  const known = limit && { state: limit.state as LimitState, to: limit.dayTo, availableFen: availableFen(limit) }
  refuse(findLimitActProblems(wish, { today, isCore: true, limit: known ?? null }))
  if (limit === undefined) throw new Error(`No limit ${pkLimit}`)
  const target = `limit:${pkLimit}`
  const alsoFor = limit.fkCorp
  if ('amount' in wish) {
    const fen = decimalToFen(wish.amount)
    await moveLimitBy(act, pkLimit, 'ADJUST', wish.act === 'RAISE' ? fen : -fen, { pkApply: null })
    facts.push({ action: `LIMIT.${wish.act}`, target, after: { amount: wish.amount }, alsoFor })
    const now = formatMoney(limit.totalFen + (wish.act === 'RAISE' ? fen : -fen))
    const name = wish.act === 'RAISE' ? 'LIMIT_RAISED' : 'LIMIT_LOWERED'
    await tellOfLimit(act, limit, { name, params: [funder.corpName, formatMoney(fen), now], messageType: 'NOTICE' })
    return { pkLimit }
  }
  const state = after[wish.act]
  await tx
    .updateTable('credit_limit')
    .set((eb) => ({ state, version: eb('version', '+', 1) }))
    .where('pkLimit', 'in', all)
    .where('state', '<>', 'EXPIRED')
    .execute()
  const before = { state: limit.state }
  facts.push({ action: `LIMIT.${wish.act}`, target, before, after: { state, comment: wish.comment }, alsoFor })
  const messageType = wish.act === 'UNFREEZE' ? 'NOTICE' : 'RISK'
  const params = [funder.corpName, formatMoney(limit.totalFen)]
  for (const each of [limit, ...parts]) await tellOfLimit(act, each, { name: told[wish.act], params, messageType })
  return { pkLimit }
}

/** The limit and its parts, locked: one that is given to a branch while this waits for the whole is a part as well. */
async function lockWhole(act: Act, pkLimit: string): Promise<{ pkLimit: string; fkCorp: string }[]> {
  const partsOf = () =>
    act.tx
      .selectFrom('credit_limit')
      .select(['pkLimit', 'fkCorp'])
      .where('parentLimit', '=', pkLimit)
      .orderBy('pkLimit')
      .execute()
  const known = await partsOf()
  await lockRows(act, { credit_limit: [pkLimit, ...known.map((part) => part.pkLimit)] })
  const parts = await partsOf()
  await lockRows(act, { credit_limit: parts.map((part) => part.pkLimit) })
  return parts
}

async function grant(
  act: Act,
  { pkCorp, corpName }: Funder,
  wish: Extract<LimitWish, { act: 'GRANT' }>,
): Promise<{ pkLimit: string }> {
  const { tx, today, facts } = act
  const { creditCode, limitProduct, channel, amount, from, to } = wish
  const core = await tx
    .selectFrom('corp')
    .select('pkCorp')
    .where('creditCode', '=', creditCode)
    .where('userType', '=', 'CORE')
    .where('parentCorp', 'is', null)
    .executeTakeFirst()
  refuse(findLimitActProblems(wish, { today, isCore: core !== undefined, limit: null }))
  if (core === undefined) throw new Error(`No core company ${creditCode}`)
  const pkLimit = newPk()
  const source = { fkSource: pkCorp, sourceName: corpName, product: limitProduct, channel }
  const row = { pkLimit, fkCorp: core.pkCorp, ...source, totalFen: 0n, dayFrom: from, dayTo: to, state: 'ACTIVE' }
  await tx.insertInto('credit_limit').values(row).execute()
  await moveLimitBy(act, pkLimit, 'GRANT', decimalToFen(amount), { pkApply: null })
  const terms = { amount, from, to }
  facts.push({ action: 'LIMIT.GRANT', target: `limit:${pkLimit}`, after: terms, alsoFor: core.pkCorp })
  const params = [corpName, formatMoney(decimalToFen(amount)), from, to]
  const granted = { name: 'LIMIT_GRANTED', params, messageType: 'NOTICE' } as const
  await tellOfLimit(act, { pkLimit, fkCorp: core.pkCorp }, granted)
  return { pkLimit }
}

/** Those who issue on it learn of it; `target` only where a message is not about its state. */
export function tellOfLimit(
  act: Act,
  { pkLimit, fkCorp }: { pkLimit: string; fkCorp: string },
  notice: Pick<Notice, 'name' | 'params' | 'messageType'> & { target?: string },
): Promise<void> {
  const about = { link: `/my/limit/detail?id=${pkLimit}`, target: `limit:${pkLimit}` }
  return notify(act, fkCorp, { posts: ['OPERATOR', 'DIRECTOR', 'QUERY'] }, { ...about, ...notice })
}
