import { expect, test } from 'vitest'
import { uploadMessages } from './upload.ts'

test('English: one file is a file, not files', () => {
  const { full, tooMany } = uploadMessages['en-US']
  expect([full(1), tooMany(1)]).toEqual(['There is a file, remove it to upload another', 'at most 1 file'])
  expect([full(3), tooMany(3)]).toEqual(['There are 3 files, remove one to upload another', 'at most 3 files'])
})
