import { judged } from '@jinpiao/contract/actions'
import { businessMessage } from '@jinpiao/contract/errors'
import { type BusinessType, ticketForms } from '@jinpiao/contract/flow'
import type { QueryContext } from '../acts/context.ts'
import { readingOf } from '../flow/reading.ts'
import { findObstacles } from './obstacles.ts'

/** Which form an act of a row opens; every other act has none. */
const opens: Partial<Record<string, BusinessType>> = {
  ...Object.fromEntries(ticketForms.map((type) => [type, type])),
  REPAY: 'LOAN_REPAY',
}

interface Offering {
  actions: { action: string; allowed: boolean; reason?: string | undefined }[]
}

/**
 * Rows whose acts open forms: what stands in the way of a form whatever it says refuses the act that would open it, with
 * the words of its page. There is something to choose: the row itself.
 */
export async function offerForms<Row extends Offering>(context: QueryContext, rows: readonly Row[]): Promise<Row[]> {
  const offered = rows.flatMap(({ actions }) => actions.flatMap(({ action, allowed }) => (allowed ? action : [])))
  const types = new Set(offered.flatMap((action) => opens[action] ?? []))
  const refused = new Map(
    await Promise.all([...types].map(async (type) => [type, await obstacleTo(context, type)] as const)),
  )
  return rows.map((row) => ({
    ...row,
    actions: row.actions.map((act) => {
      const type = opens[act.action]
      return act.allowed && type !== undefined ? judged(act.action, refused.get(type)) : act
    }),
  }))
}

/** The same for the one of a page. */
export async function offerForm<Row extends Offering>(context: QueryContext, row: Row): Promise<Row> {
  const [offered = row] = await offerForms(context, [row])
  return offered
}

async function obstacleTo(context: QueryContext, type: BusinessType): Promise<string | undefined> {
  const [found] = await findObstacles(readingOf(context), type, undefined, true)
  return found && businessMessage(found.problem.code, found.problem.values, context.language)
}
