import { expect, test } from 'vitest'
import { fingerprint } from '../../ui-kit/src/lib/testing/contractReport.ts'
import { readContracts } from './contracts.ts'
import { contract } from './fixtures.ts'
import { isNews, readRecordings, recordingOf, type Take, unrecorded } from './recordings.ts'

const expectation = contract.expectations.find(({ id }) => id === 'heard')!
const made = { on: '2026-11-22', orca: '43.1', chromium: '156' }
const take: Take = {
  component: 'Lamp',
  id: 'heard',
  plan: fingerprint(expectation),
  heard: [{ press: 'Tab', said: ['灯 按钮', '未按下'] }],
  passed: true,
}
const recording = () => {
  const found = recordingOf(contract, [take], made)
  if (typeof found === 'string') throw new Error(found)
  return found
}

test('every plan of every contract is recorded as it is, and no other', async () => {
  expect(unrecorded(await readContracts(), readRecordings())).toEqual([])
})

test('a plan without a recording, or with one of another plan, is named with the command', () => {
  expect(unrecorded([contract], [recording()])).toEqual([])
  expect(unrecorded([contract], [])).toEqual([
    expect.stringMatching(/^Lamp\/heard has no recording of Orca: run "pnpm heard:retake -g 'Lamp：'"/),
  ])
  const { plans, ...rest } = recording()
  const older = { ...rest, plans: plans.map((each) => ({ ...each, plan: '{}' })) }
  expect(unrecorded([contract], [older])).toEqual([
    expect.stringMatching(/^Lamp\/heard has changed since Orca was recorded: run/),
  ])
})

test('a recording of a plan or of a component that is gone is left over', () => {
  const { plans } = recording()
  const more = { ...recording(), plans: [...plans, { ...plans[0]!, id: 'gone' }] }
  expect(unrecorded([contract], [more])).toEqual([expect.stringContaining('Lamp/gone is recorded and no plan')])
  expect(unrecorded([], [recording()])).toEqual(['stories/heard/Lamp.json is of no plan any more: remove it.'])
})

test('only what was all heard as it has to be becomes a recording', () => {
  const { component: _, passed: __, ...plan } = take
  expect(recording()).toEqual({ component: 'Lamp', ...made, plans: [plan] })
  expect(recordingOf(contract, [{ ...take, passed: false }], made)).toContain('what heard asks for was not heard')
  expect(recordingOf(contract, [], made)).toContain('heard was not done')
})

test('the same words with the same versions are no news on another day', () => {
  const next = { ...recording(), on: '2026-12-24' }
  expect(isNews(next, recording())).toBe(false)
  expect(isNews({ ...next, orca: '44.0' }, recording())).toBe(true)
  expect(isNews(next, undefined)).toBe(true)
})
