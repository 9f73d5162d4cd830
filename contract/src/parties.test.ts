import { expect, test } from 'vitest'
import { noticeText } from './notices.ts'
import { joinParties, partiesText } from './parties.ts'

test('one party is its name; several are the first and a count, in the reader’s language', () => {
  expect(partiesText(joinParties(['安禾五金制品厂']), 'en-US')).toBe('安禾五金制品厂')
  const stored = joinParties(['安禾五金制品厂', '明远物流有限公司', '江城精铸有限公司'])
  expect(stored).toContain('明远物流有限公司')
  expect(partiesText(stored, 'zh-CN')).toBe('安禾五金制品厂等 3 家')
  expect(partiesText(stored, 'en-US')).toBe('安禾五金制品厂 and 2 more')
})

test('names that an index cannot hold are left out and still counted', () => {
  const stored = joinParties(Array.from({ length: 20 }, () => '长'.repeat(100)))
  expect(stored.length).toBeLessThanOrEqual(820)
  expect(partiesText(stored, 'en-US')).toMatch(/ and 19 more$/)
})

test('a notice names the parties in the language of its reader', () => {
  const params = ['王芳', 'SQ1', joinParties(['安禾五金制品厂', '明远物流有限公司']), '9.00', 'TRANSFER']
  expect(noticeText('APPLICATION_TO_REVIEW', params, 'en-US').body).toContain('安禾五金制品厂 and 1 more')
  expect(noticeText('APPLICATION_TO_REVIEW', params, 'zh-CN').body).toContain('安禾五金制品厂等 2 家')
})
