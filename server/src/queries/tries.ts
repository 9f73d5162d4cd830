import type { BusinessType } from '@jinpiao/contract/flow'
import type { NextTry, TriedBefore } from '@jinpiao/contract/tries'
import type { Reader } from '../db/database.ts'

/** A payment of an application, with what is paid by it: the ticket, or the wage of a person from a financing. */
export interface TriedLine {
  pkApply: string
  line: number
  what: string
  state: string
  reason: string | null
  takenBy: string | null
}
type Key = Pick<TriedLine, 'pkApply' | 'line'>

/** Which application has tried a payment before, and which again: a failed line and what took it again name each other. */
export interface Tries {
  takenBy: (line: Key) => NextTry | null
  before: (line: Key) => TriedBefore | null
}

/** Of payments of tickets. */
export async function redeemTries(read: Reader, pkCredits: readonly string[]): Promise<Tries> {
  const rows = await read
    .selectFrom('redeem_line')
    .select(['pkApply', 'line', 'pkCredit as what', 'state', 'reason', 'takenBy'])
    .where('pkCredit', 'in', ['', ...pkCredits])
    .execute()
  return triesOf(read, rows)
}

/** Of wages that are paid from a financing: a person's wage is known by the name. */
export async function wageTries(read: Reader, pkFinance: string): Promise<Tries> {
  const rows = await read
    .selectFrom('payroll_line')
    .select(['pkApply', 'line', 'personName as what', 'state', 'reason', 'takenBy'])
    .where('pkFinance', '=', pkFinance)
    .execute()
  return triesOf(read, rows)
}

async function triesOf(read: Reader, rows: readonly TriedLine[]): Promise<Tries> {
  const inOrder = rows.toSorted((a, b) => (a.pkApply === b.pkApply ? a.line - b.line : a.pkApply < b.pkApply ? -1 : 1))
  const taken = inOrder.filter(({ takenBy }) => takenBy !== null)
  const wanted = new Set(taken.flatMap(({ pkApply, takenBy }) => [pkApply, takenBy ?? '']))
  const applications = await read
    .selectFrom('application')
    .select(['pkApply', 'applyNo', 'businessType'])
    .where('pkApply', 'in', ['', ...wanted])
    .execute()
  const namedBy = (pkApply: string) => {
    const found = applications.find((each) => each.pkApply === pkApply)
    if (found === undefined) throw new Error(`No application ${pkApply} has tried a payment`)
    return { pkApply, applyNo: found.applyNo, businessType: found.businessType as BusinessType }
  }
  /** Two wages of one name in a list are taken again in their order. */
  const pairs = new Map(
    taken.map((line) => {
      const alike = taken.filter(({ takenBy, what }) => takenBy === line.takenBy && what === line.what)
      const again = inOrder.filter(({ pkApply, what }) => pkApply === line.takenBy && what === line.what)
      return [line, again[alike.indexOf(line)]]
    }),
  )
  const at = ({ pkApply, line }: Key) => inOrder.find((each) => each.pkApply === pkApply && each.line === line)
  const isPaid = (line: TriedLine): boolean => {
    const again = pairs.get(line)
    return line.state === 'PAID' || (again !== undefined && isPaid(again))
  }
  return {
    takenBy: (key) => {
      const line = at(key)
      if (line === undefined || line.takenBy === null) return null
      return { ...namedBy(line.takenBy), isPaid: isPaid(line) }
    },
    before: (key) => {
      const own = at(key)
      const failed = own && taken.find((line) => pairs.get(line) === own)
      return failed === undefined ? null : { ...namedBy(failed.pkApply), failReason: failed.reason ?? '' }
    },
  }
}
