import { expect } from 'vitest'
import { keptTarget } from '../acts/notify.ts'
import type { Reader } from '../db/database.ts'

/**
 * Nobody's money moves, or fails to, in silence: with every entry of money in the books of an enterprise its people are told,
 * in the same act, or by the one message of its list, which is kept as it is now (`keepTold`). Of a payment that failed both sides are told, and of
 * a transfer that did not come who has reported it.
 */
export async function expectTold(read: Reader): Promise<void> {
  const people = await read
    .selectFrom('corp_user as u')
    .innerJoin('corp_user_role as ur', 'ur.userId', 'u.userId')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .select('u.fkCorp')
    .distinct()
    .where('u.state', '=', 'ACTIVE')
    .where('r.post', 'in', ['OPERATOR', 'DIRECTOR'])
    .execute()
  const readers = new Set(people.map(({ fkCorp }) => fkCorp))
  const messages = await read.selectFrom('message').select(['fkCorp', 'at', 'notice', 'params', 'target']).execute()
  const toldAt = new Set(messages.map(({ fkCorp, at }) => `${fkCorp} ${at}`))
  const entries = await read
    .selectFrom('transaction_log as e')
    .leftJoin('application as a', 'a.pkApply', 'e.pkApply')
    .select(['e.fkCorp', 'e.kind', 'e.direction', 'e.businessNo', 'e.pkApply', 'e.at', 'a.state'])
    .where('e.asset', '=', 'MONEY')
    .execute()
  // What was never approved moves no money: that loan a test has paid out by itself.
  const isAsked = ({ state }: (typeof entries)[number]) => state !== 'DRAFT' && state !== 'CANCELLED'
  const isKept = ({ fkCorp, pkApply, at }: (typeof entries)[number]) =>
    messages.some((each) => each.fkCorp === fkCorp && each.target === keptTarget(pkApply ?? '') && each.at >= at)
  const silent = entries.filter(
    (entry) =>
      readers.has(entry.fkCorp) && isAsked(entry) && !toldAt.has(`${entry.fkCorp} ${entry.at}`) && !isKept(entry),
  )
  expect(
    silent.map(({ kind, direction, businessNo }) => `${kind} ${direction} ${businessNo}`),
    'P13: whose money moves is told',
  ).toEqual([])

  const isTold = (fkCorp: string, names: readonly string[], said: string) =>
    messages.some((each) => each.fkCorp === fkCorp && names.includes(each.notice) && each.params.includes(said))
  const lines = await read.selectFrom('redeem_line').selectAll().where('state', '=', 'FAILED').execute()
  for (const { fkCorp, fkPayee, creditNo } of lines) {
    if (readers.has(fkCorp)) {
      expect(
        isTold(fkCorp, ['REDEEM_LINE_FAILED', 'REDEEM_FAILURE_STATED'], creditNo),
        `the payer of ${creditNo} hears that it failed`,
      ).toBe(true)
    }
    if (readers.has(fkPayee)) {
      const names = ['REDEEM_NOT_PAID', 'REDEEM_NOT_PAID_ACCOUNT', 'REDEEM_NOT_PAID_STATED', 'CLAIM_CONTRADICTED']
      expect(isTold(fkPayee, names, creditNo), `the payee of ${creditNo} hears that it failed`).toBe(true)
    }
  }
}
