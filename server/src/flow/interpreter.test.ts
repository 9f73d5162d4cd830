import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessTypes, type FlowRow, flowOf } from '@jinpiao/contract/flow'
import { institutions, mayFailPartly } from '@jinpiao/contract/flowRow'
import { type Post, roles } from '@jinpiao/contract/roles'
import { type ApplicationState, applicationStateNames } from '@jinpiao/contract/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBusinessError } from '../domain/businessError.ts'
import { decide, expire, outside, submit, type Transition, voidReturned, withdraw } from '../domain/machine.ts'
import { allTypes, formTypes } from '../testing/walk/choose.ts'
import { statesOf } from '../testing/walk/reach.ts'
import { addWalkedFlows } from '../testing/walk/tested.ts'

let remove = () => {}
beforeAll(() => {
  remove = addWalkedFlows()
})
afterAll(() => remove())

test('0012: the interpreter names no business type', () => {
  const own = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const files = [...own, '../queries/todos.ts', '../domain/stations.ts', '../jobs/maturity.ts']
  const named = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    // As a word of its own, or as the beginning of a name: 'TRANSFER_CLOSES'. ISSUE_CANCEL is not ISSUE.
    return businessTypes.flatMap((type) => (new RegExp(`'${type}(?:'|_CLOS)`).test(source) ? [`${file} ${type}`] : []))
  })
  // There it is the answer of a recipient.
  expect(named).toEqual(['answers.ts ACCEPT', 'business.ts ACCEPT'])
})

const comment = '请核对后重新提交'
const posts = [...new Set(Object.values(roles).map(({ post }) => post))]

/** Whatever somebody of a post, or somebody outside, may try with an application in this state. */
function tries(row: FlowRow, state: ApplicationState, post: Post): (() => Transition)[] {
  const seen = { state, decisions: [], submittedBy: 'submitter' }
  const actor = { personId: 'somebody', post }
  const outsiders = ['COUNTERPARTY', ...(Object.keys(institutions) as (keyof typeof institutions)[])] as const
  return [
    () => submit(row, seen, actor),
    () => decide(row, seen, actor, 'APPROVE', ''),
    () => decide(row, seen, actor, 'RETURN', comment),
    () => withdraw(row, seen, { ...actor, personId: 'submitter' }),
    () => voidReturned(row, seen, actor),
    () => expire(row, seen),
    ...outsiders.flatMap((from) =>
      (['APPROVE', 'REJECT', 'RETURN', 'STAY', ...(mayFailPartly(row) ? (['PARTLY'] as const) : [])] as const).map(
        (answer) => () =>
          outside(row, seen, from, answer, { comment, ...(answer === 'STAY' && { decision: 'APPROVE' }) }),
      ),
    ),
  ]
}

/** What a try leads to; undefined: it is refused by a code. */
function outcomeOf(attempt: () => Transition): Transition | undefined {
  try {
    return attempt()
  } catch (error) {
    if (!isBusinessError(error)) throw error
    return undefined
  }
}

test('of every row with a form: each state leads to states of the row only, and each but the first comes from another', () => {
  for (const type of formTypes()) {
    const row = flowOf(type)
    const states = new Set(statesOf(type))
    const reached = new Set<ApplicationState>(['DRAFT'])
    for (const state of states) {
      const led = posts.flatMap((post) => tries(row, state, post).flatMap((attempt) => outcomeOf(attempt)?.to ?? []))
      for (const to of led) {
        expect([...states], `${type} from ${state}`).toContain(to)
        reached.add(to)
      }
    }
    expect(
      [...states].filter((state) => !reached.has(state)),
      `${type}: nothing leads there`,
    ).toEqual([])
  }
})

test('of every row: what has ended, and a state that the row has not, takes no act', () => {
  const ended: readonly ApplicationState[] = ['DONE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED']
  for (const type of allTypes()) {
    const row = flowOf(type)
    const foreign = applicationStateNames.filter(
      (state) => !statesOf(type).includes(state) && state.startsWith('PENDING_'),
    )
    for (const state of [...ended, ...foreign]) {
      for (const post of posts) {
        // Time alone ends what no step of the row waits for.
        const led = tries(row, state, post).flatMap((attempt) => outcomeOf(attempt) ?? [])
        const done = led.filter(({ decision }) => decision !== 'AUTO')
        expect(done, `${type} in ${state} by ${post}`).toEqual([])
      }
    }
  }
})
