import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** Says days, sums and numbers in Chinese; the one part that asks first in which language the page is. */
const CHINESE = '@jinpiao/values/spoken'
const asks = './Moment.tsx'

test('no page says a day or a number in Chinese to who reads it in English: what is heard comes from parts that ask', () => {
  const places = Object.keys(files).filter((path) => files[path]?.includes(CHINESE))
  expect(Object.keys(files).length).toBeGreaterThan(500)
  expect(places).toEqual([asks])
})
