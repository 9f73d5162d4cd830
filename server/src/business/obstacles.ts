import { businessMessage } from '@jinpiao/contract/errors'
import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import type { FoundObstacle } from '@jinpiao/contract/obstacleCalls'
import { type ObstacleName, obstacleOf } from '@jinpiao/contract/obstacles'
import { type Problem, problem } from '@jinpiao/contract/problems'
import { requirePermission } from '../acts/command.ts'
import type { QueryContext } from '../acts/context.ts'
import type { AnyFormBusiness, Businesses, Reading } from '../flow/business.ts'
import { readingOf } from '../flow/reading.ts'
import { type Asker, askerOf, probes } from './obstacleProbes.ts'

/** What stands in the way, with what fills its words. */
interface Found {
  name: ObstacleName
  problem: Problem
  pkApply: string | null
  ways: readonly string[] | undefined
}

/**
 * What stands in the way of a form of a type, whatever it says, in the order of its row.
 * @param pkApply of a form that is stored: it is not in its own way.
 * @param hasChosen what the form is about is chosen, and judged by its own rules: that there is nothing to choose is not asked.
 * @param asker one for all types that are asked about at once.
 */
export async function findObstacles(
  reading: Reading,
  type: BusinessType,
  pkApply?: string,
  hasChosen = pkApply !== undefined,
  asker = askerOf(reading),
): Promise<Found[]> {
  const names = (flowOf(type).obstacles ?? []).filter((name) => !(hasChosen && obstacleOf(name).isChoice))
  const asked = { ...asker, type, pkApply: pkApply ?? '' }
  const found = await Promise.all(
    names.map(async (name) => {
      const standing = await probes[name](asked)
      if (standing === undefined) return []
      const { values = [], pkApply: open = null, ways } = standing
      return [{ name, problem: problem('', obstacleOf(name).code, ...values), pkApply: open, ways }]
    }),
  )
  return found.flat()
}

/** The same in words, for the page of the form. */
export async function listObstacles(
  context: QueryContext,
  { type, pkApply }: { type: BusinessType; pkApply?: string | undefined },
  asker: Asker = askerOf(readingOf(context)),
): Promise<FoundObstacle[]> {
  requirePermission(context.actor, flowOf(type).submitPages)
  const found = await findObstacles(asker.reading, type, pkApply, undefined, asker)
  return found.map(({ name, problem: { code, values }, pkApply: open, ways }) => ({
    name,
    ...(ways && { ways: [...ways] }),
    message: businessMessage(code, values, context.language),
    pkApply: open,
  }))
}

/** The same of new forms of each of these types. */
export async function listObstaclesByType(context: QueryContext, { types }: { types: readonly BusinessType[] }) {
  const asked = [...new Set(types)]
  const asker = askerOf(readingOf(context))
  return Promise.all(asked.map(async (type) => ({ type, found: await listObstacles(context, { type }, asker) })))
}

/** Businesses whose forms are refused for what stands in their way, as their page says it, and then by their own rules. */
export function withObstacles<All extends Businesses>(all: All): All {
  const refused = Object.entries(all).map(([type, business]) => [
    type,
    business !== undefined && 'definition' in business ? refusing(business as AnyFormBusiness) : business,
  ])
  return Object.fromEntries(refused) as All
}

function refusing(business: AnyFormBusiness): AnyFormBusiness {
  const { type } = business
  return {
    ...business,
    async problems(reading, payload, moment, application) {
      const own = await business.problems(reading, payload, moment, application)
      return moment === 'approve' ? own : around(await findObstacles(reading, type, application?.pkApply), own)
    },
    async check(context, lines) {
      const checked = await business.check(context, lines)
      const found = await findObstacles(readingOf(context), type, lines[0]?.pkApply)
      const ofFirst = found.map((each) => ({ ...each, problem: { ...each.problem, line: 0 } }))
      return { ...checked, problems: around(ofFirst, checked.problems) }
    },
  }
}

/**
 * What stands in the way whatever the form says comes before what its own rules say, and what both say is said once. That
 * there is nothing to choose is said of a form that no rule of its own refuses for what it has chosen.
 */
function around<P extends Problem>(found: readonly { name: ObstacleName; problem: P }[], own: readonly P[]): P[] {
  const first = found.filter(({ name }) => own.length === 0 || !obstacleOf(name).isChoice).map((each) => each.problem)
  return [...first, ...own.filter(({ code }) => !first.some((each) => each.code === code))]
}
