import { ukeyKindNames } from '@jinpiao/contract/states/ukey'
import { applicationStateNames } from '@jinpiao/contract/status'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessError, refusalOf } from './businessError.ts'
import {
  codeHashOf,
  demoCodeOf,
  firstStage,
  type OrderEvent,
  type OrderStage,
  openStages,
  orderAfter,
  shownStage,
  whenMade,
} from './ukeyOrder.ts'

const events = ['SEND', 'READY', 'FAIL', 'RECEIVE', 'ACTIVATE', 'LOCK'] as const satisfies readonly OrderEvent[]
const kinds = ['NEW', ...ukeyKindNames] as const

/** What comes of these events one after another; a refused one changes nothing. */
const play = (from: OrderStage, happened: readonly OrderEvent[]) =>
  happened.reduce<OrderStage[]>(
    (stages, event) => {
      const now = stages.at(-1) ?? from
      const isRefused = refusalOf(() => orderAfter(now, event, 'SQ1')) !== undefined
      return isRefused ? stages : [...stages, orderAfter(now, event, 'SQ1')]
    },
    [from],
  )

test('whatever happens, a key is active only when it was received, and then for good', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(fc.constantFrom(...events)), (kind, happened) => {
      const stages = play(firstStage(kind), happened)
      const active = stages.indexOf('ACTIVE')
      if (active >= 0) expect([stages[active - 1], stages.length]).toEqual(['RECEIVED', active + 1])
      expect(new Set(stages).size).toBe(stages.length)
      expect(stages.slice(0, -1).filter((stage) => !openStages.includes(stage))).toEqual([])
    }),
  )
})

test('a key that is given up is made by nobody; a renewal is sent by nobody', () => {
  expect(firstStage('UNBIND')).toBe('UNBOUND')
  expect(play('UNBOUND', events)).toEqual(['UNBOUND'])
  expect(kinds.filter((kind) => whenMade(kind) === 'READY')).toEqual(['RENEW'])
  expect(orderAfter('MAKING', whenMade('RENEW'), 'SQ1')).toBe('RECEIVED')
  expect(openStages).toEqual(['MAKING', 'SHIPPED', 'RECEIVED'])
})

test('what is not its turn is refused with number and stage', () => {
  const refused = refusalOf(() => orderAfter('SHIPPED', 'ACTIVATE', 'SQ1'))
  expect(isBusinessError(refused) && [refused.code, refused.text('zh-CN')]).toEqual([
    '11000125',
    '申请 SQ1 当前进度为“已寄出”，不能进行该操作',
  ])
})

test('an application shows its own state until it has an order', () => {
  expect(shownStage('DONE', 'SHIPPED')).toBe('SHIPPED')
  expect(applicationStateNames.filter((state) => shownStage(state, undefined) === null)).toContain('DRAFT')
  expect(shownStage('PENDING_PLATFORM', undefined)).toBe('REVIEWING')
})

test('a code is of its order, in any spelling', () => {
  expect(codeHashOf('a', 'abc123')).toBe(codeHashOf('a', 'ABC123'))
  expect(codeHashOf('a', 'ABC123')).not.toBe(codeHashOf('b', 'ABC123'))
  expect(demoCodeOf('SQ20261121000001')).toBe('DEMO21000001')
})
