import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const now = new Date('2026-11-21T02:03:04.567Z')

test('a day is whole, known by its id, and its text cannot end the value', () => {
  const file = calendarFile([{ id: 'JJ1-2', day: '2026-12-31', text: '还款; 1,000.00' }], now)
  expect(file).toContain('UID:JJ1-2@jinpiao\r\n')
  expect(file).toContain('DTSTAMP:20261121T020304Z\r\n')
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('SUMMARY:还款\\; 1\\,000.00\r\n')
})

test('no line is longer than 75 bytes, and what is folded is whole again', () => {
  const text = '借据 JJ20261121000001 第 1 期应还 86,093.40 元，请在还款账户备足款项。'.repeat(3)
  const lines = calendarFile([{ id: 'JJ1', day: '2026-12-31', text }], now).split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const unfolded = lines.join('\n').replaceAll('\n ', '')
  expect(unfolded).toContain(`SUMMARY:${text.replaceAll(',', '\\,')}`)
})
