import { finance } from '@jinpiao/contract/finance'
import { stepOf } from '@jinpiao/contract/flow'
import { issue } from '@jinpiao/contract/issue'
import type { ApplicationState } from '@jinpiao/contract/status'
import { expect, test } from 'vitest'
import { approval as english } from './en-US/approval.ts'
import { approval as chinese } from './zh-CN/approval.ts'

/** Sentences about what follows a decision, by the desk, and by the type where a desk has several. */
const said = (desks: object): (readonly [desk: string, type: string, text: string])[] =>
  Object.entries(desks).flatMap(([desk, { next }]: [string, { next: string | Record<string, string> }]) =>
    typeof next === 'string'
      ? [[desk, '', next] as const]
      : Object.entries(next).map(([type, text]) => [desk, type, text] as const),
  )

/** Lists of applications of several types: 开立 and its withdrawal, 融资 and the wages that are paid from it. */
const several = [issue, finance].flatMap(({ types, steps }) =>
  Object.keys(steps).map((step) => types.filter((type) => stepOf(type, step as ApplicationState) !== undefined)),
)

test('P12: a desk that decides on several types says of each alone what follows', () => {
  const records = Object.entries(chinese.desk).flatMap(([desk, { next }]) => (typeof next === 'string' ? [] : [desk]))
  const ofEach = records.map((desk) =>
    said(chinese.desk)
      .flatMap(([of, type]) => (of === desk ? [type] : []))
      .join(),
  )
  expect(ofEach.toSorted()).toEqual(several.flatMap((types) => (types.length > 1 ? [types.join()] : [])).toSorted())
})

test('P12: both languages say it of the same types', () => {
  const keys = (desks: object) => said(desks).map(([desk, type]) => `${desk}.${type}`)
  expect(keys(english.desk)).toEqual(keys(chinese.desk))
})
