import { expect, test } from '@playwright/test'
import { dealt, dimensions, everyLook, isForced, type Look, usual } from './look.ts'

const names = Object.keys(dimensions) as (keyof Look)[]
const valuesOf = (looks: readonly Look[], name: keyof Look) => new Set(looks.map((look) => look[name]))

test('the whole product: every theme in every mode and width, in every language; forced colours once for all themes', () => {
  expect(everyLook).toHaveLength((3 * 4 + 2) * 2 * 3)
  expect(usual).toEqual({ platform: 'CCBSCF', colours: 'light', width: 1280, text: 'zh-CN' })
})

for (const stories of [1, 2, 4, 7, 24]) {
  test(`a component of ${stories} stories meets every value of every dimension, and every story a look beside the usual`, () => {
    for (let component = 0; component < 80; component++) {
      const hands = dealt(component, stories)
      expect(hands).toHaveLength(stories)
      expect(hands.every((hand) => hand.length > 0)).toBe(true)
      for (const name of names) {
        expect(valuesOf(hands.flat(), name), `${name} of component ${component}`).toEqual(
          new Set<Look[keyof Look]>(dimensions[name]),
        )
      }
    }
  })
}

test('together the components meet every pair of values', () => {
  const looks = Array.from({ length: 70 }, (_, component) => dealt(component, 1).flat()).flat()
  const pairsOf = (look: Look) =>
    names.flatMap((one) => names.filter((other) => other > one).map((other) => `${look[one]} with ${look[other]}`))
  expect(new Set(looks.flatMap(pairsOf))).toEqual(new Set(everyLook.flatMap(pairsOf)))
})

test('forced colours are looked at where a platform still shows', () => {
  expect(
    everyLook.filter(({ colours }) => isForced(colours)).every(({ platform }) => platform === usual.platform),
  ).toBe(true)
})
