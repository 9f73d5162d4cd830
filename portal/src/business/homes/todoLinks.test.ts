import { businessTypes, deskHref, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { todoKinds } from '@jinpiao/contract/todos'
import { expect, test } from 'vitest'
import { routeOf } from '#portal/routes/routes.ts'
import { pathOfHref } from '#portal/session/address.ts'
import { todoHref, verbOf, workOf } from './todoLinks.ts'
import { hasWaitedLong, isClose, waitedSince } from './waited.ts'

const chain = { home: '/credit/chain/index/operator', isCore: false, today: '2026-11-21' }
const core = { home: '/credit/core/index/operator', isCore: true, today: '2026-11-21' }

const others = todoKinds.filter((kind) => kind !== 'APPLICATION').map((kind) => ({ kind }))
const issues = (['DRAFT', 'RETURNED', 'PENDING_DIRECTOR', 'PENDING_FINAL'] as const).map((state) => ({
  kind: 'APPLICATION' as const,
  businessType: 'ISSUE' as const,
  state,
}))

test.each([...others, ...issues])('product §4.3: the card $kind $state leads to a page that exists', (todo) => {
  expect(routeOf(pathOfHref(todoHref(todo, core) ?? ''))).toBeDefined()
})

const decisions = businessTypes.flatMap((type) =>
  flowOf(type)
    .steps.filter(isDecision)
    .map((step) => ({ type, state: step.state, step })),
)
test.each(decisions)('product §4.3: what waits in $state of $type has a card, which leads to its page', (decision) => {
  const todo = { kind: 'APPLICATION', businessType: decision.type, state: decision.state } as const
  expect(workOf(todo)).toBe(decision.step)
  expect(todoHref(todo, core)).toBe(deskHref(decision.type, decision.step))
  expect(routeOf(pathOfHref(todoHref(todo, core) ?? ''))).toBeDefined()
})

test('a card says 提交 of what was submitted to it, and of what another step has passed on that it was', () => {
  const verbs = businessTypes.flatMap((businessType) => {
    const { steps } = flowOf(businessType)
    return steps.flatMap((step, at) =>
      isDecision(step) ? [[at, verbOf({ kind: 'APPLICATION', businessType, state: step.state })]] : [],
    )
  })
  expect(verbs.filter(([at, verb]) => verb !== (at === 0 ? 'submitted' : 'passedOn'))).toEqual([])
  expect(new Set(verbs.map(([, verb]) => verb)).size).toBe(2)
})

test.each(decisions)('S17: where pages are shared, the card of $type in $state names its desk', ({ type, step }) => {
  const [page = ''] = step.pages
  const { sharesPages, ...alone } = step
  expect(deskHref(type, step)).toBe(sharesPages ? `${page}?desk=${type}` : page)
  expect(deskHref(type, { ...step, sharesPages: true })).toBe(`${page}?desk=${type}`)
  expect(deskHref(type, { ...step, sharesPages: true }, 'pkApply=1')).toBe(`${page}?desk=${type}&pkApply=1`)
  expect(deskHref(type, alone, 'pkApply=1')).toBe(`${page}?pkApply=1`)
  expect(deskHref(type, { ...alone, pages: ['/closed', page] }, '', (each) => each !== '/closed')).toBe(page)
})

test('a form that stands on several pages is gone on with on the one that is open, which is told that it is meant', () => {
  const returned = { kind: 'APPLICATION', businessType: 'LOAN_REPAY', state: 'RETURNED' } as const
  const on = (path: string) => todoHref(returned, { ...chain, mayOpen: (href) => href.startsWith(path) })
  expect(on('/credit/self-loan/')).toBe('/credit/self-loan/repay-apply/index?tab=returned')
  expect(on('/credit/chain-credit/')).toBe('/credit/chain-credit/apply?repay=&tab=returned')
})

test('nobody of the enterprise can act on what waits outside', () => {
  const outside = { kind: 'APPLICATION', businessType: 'ISSUE', state: 'PENDING_COUNTERPARTY' } as const
  expect([workOf(outside), todoHref(outside, core)]).toEqual([undefined, undefined])
})

test.each([
  ['TO_REDEEM', 'box=FREE&state=OVERDUE', 'box=FREE&state=DUE'],
  ['LOANS_DUE', 'loanState=OVERDUE', 'loanState=ACTIVE&nextDueTo=2026-12-06'],
  ['BILLS_TO_PAY', 'feeState=UNPAID&deadlineTo=2026-11-20', 'feeState=UNPAID&deadlineFrom=2026-11-21'],
  ['PAYMENTS_TO_MAKE', 'paymentState=UNPAID&deadlineTo=2026-11-20', 'paymentState=UNPAID&deadlineFrom=2026-11-21'],
] as const)('product §4.3: what is overdue of %s and what is not have lists of their own', (kind, overdue, other) => {
  expect(todoHref({ kind, due: 'OVERDUE' }, core)).toMatch(new RegExp(`\\?${overdue}$`))
  expect(todoHref({ kind, due: 'NOT_DUE' }, core)).toMatch(new RegExp(`\\?${other}$`))
})

test('product §4.3: a cancellation waits in the lists of what it cancels', () => {
  const cancel = { kind: 'APPLICATION', businessType: 'ISSUE_CANCEL', state: 'PENDING_DIRECTOR' } as const
  expect(todoHref(cancel, core)).toBe('/credit/core/issue/director-approve')
})

test('product §4.3: the card of what matures leads to exactly those tickets', () => {
  const maturing = { kind: 'MATURING_SOON' } as const
  const days = 'promisedFrom=2026-11-22&promisedTo=2026-12-06'
  expect(todoHref(maturing, chain)).toBe(`/credit/chain/index/operator?tab=HELD&${days}#tickets`)
  expect(todoHref(maturing, core)).toBe(`/credit/core/redeem/standing-book-query?box=NOT_DUE&${days}`)
})

test.each([
  ['2026-11-21T08:20:00+08:00', { key: 'hour', n: 1 }],
  ['2026-11-21T06:00:00+08:00', { key: 'hours', n: 3 }],
  ['2026-11-19T08:00:00+08:00', { key: 'days', n: 2 }],
])('product §4.3: oldest waiting time: %s', (at, words) => {
  expect(waitedSince(at, Date.parse('2026-11-21T09:00:00+08:00'))).toEqual(words)
})

test('visual, home: three days leave no more time, to answer or to pay', () => {
  expect([hasWaitedLong({ key: 'hours', n: 23 }), hasWaitedLong({ key: 'days', n: 3 })]).toEqual([false, true])
  expect([isClose('2026-11-24', '2026-11-21'), isClose('2026-11-25', '2026-11-21')]).toEqual([true, false])
})
