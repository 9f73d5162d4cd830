import { expect, test } from 'vitest'
import { pageItems } from './pageItems.ts'

test.each<[number, number, (number | 'gap')[]]>([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [20, 20, [1, 'gap', 19, 20]],
])('page %i of %i', (page, count, items) => expect(pageItems(page, count)).toEqual(items))

test('every page is shown or lies in a gap of at least two, whatever the length', () => {
  for (let count = 1; count <= 30; count++) {
    for (let page = 1; page <= count; page++) {
      const items = pageItems(page, count)
      expect(items[0]).toBe(1)
      expect(items.at(-1)).toBe(count)
      expect(items).toContain(page)
      items.forEach((item, i) => {
        if (item === 'gap') expect(Number(items[i + 1]) - Number(items[i - 1])).toBeGreaterThan(2)
      })
    }
  }
})
