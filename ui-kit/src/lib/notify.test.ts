import { expect, test } from 'vitest'
import { toastDuration } from './notify.ts'

test('accessibility §5.16: a success stays 6 s and 1 s for every 15 characters begun', () => {
  expect(toastDuration({ tone: 'success', text: '已复制' })).toBe(7000)
  expect(toastDuration({ tone: 'info', text: '一'.repeat(15) })).toBe(7000)
  expect(toastDuration({ tone: 'warning', text: '一'.repeat(16) })).toBe(8000)
})

test('accessibility §5.16: an error stays until it is closed', () => {
  expect(toastDuration({ tone: 'danger', text: '签名失败' })).toBeNull()
})
