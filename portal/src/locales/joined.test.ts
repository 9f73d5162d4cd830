import { expect, test } from 'vitest'
import { joined } from './joined.ts'

test('an area is made of several files, group by group', () => {
  const own = { title: '申请', desk: { director: { approve: '复核通过' } } } as const
  const one = { desk: { redeem: { approve: '确认' } } } as const
  const other = { desk: { finance: { approve: '同意' } }, more: '更多' } as const
  const texts = joined(own, {}, one, other)
  expect(texts).toEqual({
    title: '申请',
    desk: { director: { approve: '复核通过' }, redeem: { approve: '确认' }, finance: { approve: '同意' } },
    more: '更多',
  })
  // Each key is known to the compiler, and nothing is written into the parts.
  expect([texts.desk.finance.approve, texts.more, Object.keys(own.desk)]).toEqual(['同意', '更多', ['director']])
})

const files = import.meta.glob<Record<string, object>>('./zh-CN/{apply,approval,routes,shell}{.ts,/*.ts}', {
  eager: true,
})
const keysOf = (part: unknown, place: string): string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) => keysOf(value, `${place}.${key}`))
    : [place]

test.each(['apply', 'approval', 'routes', 'shell'])('%s: no two files say the same text', (area) => {
  const parts = Object.entries(files).filter(([path]) => path.startsWith(`./zh-CN/${area}`))
  const keys = parts.flatMap(([path, file]) => {
    const name = path.replace(/^.*\/|\.ts$/g, '')
    return keysOf(name === area ? file['own'] : file[name], area)
  })
  expect(parts.length).toBeGreaterThan(8)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
