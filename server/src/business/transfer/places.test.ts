import { expect, test } from 'vitest'
import { keepPlaces } from './places.ts'

const parts = (names: string) => names.split('').map((pkCorp) => ({ pkCorp }))

test.each([
  ['one more in front changes nothing of the others', 'cab', 'ab', [2, 0, 1]],
  ['one less changes nothing of the others', 'b', 'ab', [1]],
  ['a corrected enterprise is one change', 'xb', 'ab', [0, 1]],
  ['the same enterprise twice keeps both', 'aab', 'ab', [0, 3, 1]],
] as const)('a part keeps its place: %s', (_, now, earlier, places) => {
  expect(keepPlaces(parts(now), parts(earlier))).toEqual(places)
})
