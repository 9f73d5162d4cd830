import { expect, test } from 'vitest'
import { spokenSerials } from './serials.ts'

test.each([
  ['金票 JP20261120000008', '金票 JP 2 0 2 6，1 1 2 0，0 0 0 0 0 8'],
  ['20261120000008', '2 0 2 6，1 1 2 0，0 0 0 0 0 8'],
  ['13800138000', '1 3 8，0 0 1 3，8 0 0 0'],
  ['6222021234567890123', '6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3'],
  ['校验码：3F9A-0C12-77BE', '校验码：3 F 9 A，0 C 1 2，7 7 B E'],
  ['已撤回 SQ20261121000004，共 2 笔', '已撤回 SQ 2 0 2 6，1 1 2 1，0 0 0 0 0 4，共 2 笔'],
])('A11Y G9: %s is heard digit by digit', (text, spoken) => {
  expect(spokenSerials(text)).toBe(spoken)
})

test.each(['', '金票 JP2025000123', '1234567890', '123万4567元8角9分', '2026-1121', 'BANK-0001-AB', '1234-56'])(
  'shorter numbers stay: %s',
  (text) => {
    expect(spokenSerials(text)).toBe(text)
  },
)
