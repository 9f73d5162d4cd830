import { expect, test } from 'vitest'
import { formErrors } from './formErrors.ts'

test('a field of react-hook-form becomes an error with its name and its ref', () => {
  const ref = { focus: () => {} }
  expect(formErrors({ amount: { type: 'custom', message: '金额格式错误', ref } })).toEqual([
    { message: '金额格式错误', name: 'amount', inputRef: { current: ref } },
  ])
})

test('nested fields carry their path', () => {
  const errors = { lines: [undefined, { amount: { type: 'min', message: '金额应大于 0' } }] }
  expect(formErrors(errors)).toEqual([{ message: '金额应大于 0', name: 'lines.1.amount' }])
})

test('errors of the form as a whole belong to no field', () => {
  expect(formErrors({ root: { server: { type: '1', message: '服务器繁忙' } } })).toEqual([{ message: '服务器繁忙' }])
  expect(formErrors({ root: { message: '服务器繁忙' } })).toEqual([{ message: '服务器繁忙' }])
})

test('nothing wrong, nothing listed', () => {
  expect(formErrors({})).toEqual([])
  expect(formErrors({ amount: undefined })).toEqual([])
})
