import type { Act } from '../acts/command.ts'
import { canonicalJson } from '../domain/digest.ts'
import { advance, insertApplication } from './advance.ts'
import { type Application, flowApplication, nameOf, rowOf } from './application.ts'
import { type Asks, type Businesses, businessOf } from './business.ts'
import { notifyTransition } from './notices.ts'
import { readingIn } from './reading.ts'

/**
 * Gives another enterprise an application that waits for its first decision, as the answer to one of the caller's
 * enterprise: a core company is asked whether it recommends its supplier. In its trail whoever approved the asking one has
 * submitted it, and whoever prepared that one has prepared it: none of them decides it, in whatever enterprise (I11).
 */
export async function askCorp(
  businesses: Businesses,
  act: Act,
  asking: Application,
  { type, fkCorp, payload }: Asks,
): Promise<Application> {
  const business = businessOf(businesses, type)
  const name = await nameOf(act.tx, asking.fkCorp)
  const columns = await business.columns(readingIn(act), payload)
  const draft = await insertApplication(act, business, {
    ...columns,
    payload: canonicalJson(payload),
    batchId: null,
    preparedFor: { fkCorp, createdBy: asking.createdBy, createdByName: name, editedBy: asking.submittedBy },
  })
  const { skipped = [] } = await flowApplication(act.tx, draft)
  const first = rowOf(draft).steps.find(({ state }) => !skipped.includes(state))
  if (first === undefined) throw new Error(`${type} has no step in which it waits`)
  const transition = { from: draft.state, to: first.state, decision: 'SUBMIT', effect: 'hold', skipped } as const
  const advanced = await advance(act, draft, transition)
  await notifyTransition(act, advanced, transition, '', { who: name })
  await business.hold(act, advanced, payload)
  return advanced
}
