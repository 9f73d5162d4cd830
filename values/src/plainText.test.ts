import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test.each([
  ['\u200B江城\u200B精铸\uFEFF ', '江城精铸'],
  ['\u3000Demo  Bank\u00A0', 'Demo  Bank'],
  ['铸件\n采购', '铸件 采购'],
  ['\u200B', ''],
])('%j is read as it looks', (typed, plain) => expect(plainText(typed)).toBe(plain))
