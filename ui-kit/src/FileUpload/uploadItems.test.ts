import { expect, test } from 'vitest'
import type { UploadItem } from '../UploadList/uploadItem.ts'
import { acceptedEndings, fileProblem, sameFiles, uploadedFiles, uploadReducer } from './uploadItems.ts'

const limits = { types: ['pdf', 'jpg'], maxBytes: 10 * 1024 ** 2 }
const uploading: UploadItem = { key: 'a', name: '合同.pdf', size: 5, state: { kind: 'uploading', percent: 0 } }

test('accessibility §5.10: type and size are checked before the upload, each with its own reason', () => {
  expect(fileProblem({ name: '合同.PDF', size: 5 }, limits)).toBeUndefined()
  expect(fileProblem({ name: '照片.jpeg', size: 10 * 1024 ** 2 }, limits)).toBeUndefined()
  expect(fileProblem({ name: '合同.docx', size: 5 }, limits)).toBe('wrongType')
  expect(fileProblem({ name: 'pdf', size: 5 }, limits)).toBe('wrongType')
  expect(fileProblem({ name: '合同.pdf', size: 10 * 1024 ** 2 + 1 }, limits)).toBe('tooLarge')
  expect(fileProblem({ name: '合同.pdf', size: 0 }, limits)).toBe('empty')
  expect(acceptedEndings(limits.types)).toBe('.pdf,.jpg,.jpeg')
})

test('a row keeps its key from the choice to the end, also when the form gives the files back', () => {
  const done = uploadReducer([uploading], { type: 'state', key: 'a', state: { kind: 'done', id: 'f1' } })
  expect(uploadedFiles(done)).toEqual([{ id: 'f1', name: '合同.pdf', size: 5 }])
  expect(uploadReducer(done, { type: 'set', files: uploadedFiles(done) })).toEqual(done)
})

test('a reset of the form takes the finished files away, not the running ones', () => {
  const items = uploadReducer([uploading], { type: 'set', files: [{ id: 'f1', name: '发票.pdf', size: 7 }] })
  expect(items.map(({ name }) => name)).toEqual(['发票.pdf', '合同.pdf'])
  expect(uploadReducer(items, { type: 'set', files: [] })).toEqual([uploading])
  expect(sameFiles(uploadedFiles(items), [])).toBe(false)
})

test('removing and failing', () => {
  const failed = uploadReducer([uploading], { type: 'state', key: 'a', state: { kind: 'failed', why: '断网' } })
  expect(uploadedFiles(failed)).toEqual([])
  expect(uploadReducer(failed, { type: 'remove', key: 'a' })).toEqual([])
})

test('files stay in the order in which they were chosen, whichever arrives first and whenever the form gives them back', () => {
  const chosen = ['a', 'b', 'c'].map((key): UploadItem => ({ ...uploading, key, name: `${key}.pdf` }))
  let items: readonly UploadItem[] = uploadReducer([], { type: 'add', items: chosen })
  for (const key of ['c', 'b', 'a']) {
    items = uploadReducer(items, { type: 'state', key, state: { kind: 'done', id: `f-${key}` } })
    items = uploadReducer(items, { type: 'set', files: uploadedFiles(items).map((file) => ({ ...file })) })
    expect(items.map((item) => item.key)).toEqual(['a', 'b', 'c'])
  }
  expect(uploadedFiles(items).map(({ id }) => id)).toEqual(['f-a', 'f-b', 'f-c'])
})
