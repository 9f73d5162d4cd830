import { expect, it } from 'vitest'
import { stepShown } from './strangerForm.ts'

const steps = [
  { id: 'person', fields: ['personName', 'idCode'] },
  { id: 'corp', fields: ['corpName'] },
  { id: 'check', fields: [] },
]
const wrong = (...fields: string[]) => fields.map((field) => ({ field, message: '' }))

it.each([
  ['the first behind the proof, where no step is named', null, [], 'person'],
  ['the named one', 'corp', [], 'corp'],
  ['an earlier one, though a later one is not complete', 'mobile', wrong('corpName'), 'mobile'],
  ['the first that is not complete, where a later one is named', 'check', wrong('idCode', 'corpName'), 'person'],
  ['the named one itself is not complete', 'corp', wrong('corpName'), 'corp'],
  ['the first behind the proof, where the name is none', 'nowhere', [], 'person'],
])('shows %s', (_what, wanted, problems, expected) => {
  expect(stepShown(steps, wanted, problems)).toBe(expected)
})
