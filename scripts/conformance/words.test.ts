import { expect, test } from 'vitest'
import { keysOf } from './words.ts'

test('what is composed stands among the keys, with the key that the input method takes', () => {
  expect(
    keysOf([{ press: 'Tab' }, { type: '12' }, { compose: ['j', 'jian xin'], into: '建信', endedBy: 'Enter' }]),
  ).toBe('Tab、用输入法输入“建信”（Enter 上屏）')
  expect(keysOf([{ compose: ['h', 'he tong'], into: '合同' }, { press: 'Enter' }])).toBe(
    '用输入法输入“合同”（Space 上屏）、Enter',
  )
  expect(keysOf([{ compose: ['z', 'zhuan'], into: '', endedBy: 'Escape' }])).toBe('用输入法输入“zhuan”（Escape 放弃）')
  expect(keysOf([{ type: '12' }])).toBeUndefined()
})
