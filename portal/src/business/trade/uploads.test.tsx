import { businessMessage } from '@jinpiao/contract/errors'
import { UploadRefused } from '@jinpiao/ui-kit/FileUpload'
import { expect, test, vi } from 'vitest'
import { uploadContract } from './uploads.ts'

const call = vi.hoisted(() => vi.fn(async () => ({ pkFile: 'F1' })))
vi.mock('#portal/http/client.ts', () => ({ call }))

const send = (text: string, name = '合同.pdf') =>
  uploadContract(() => '')(new File([text], name), { onProgress: () => {}, signal: new AbortController().signal })

const body = '%PDF-1.5\n1 0 obj\n<</Type/Catalog>>\nendobj\n'
const pdf = (trailer: string, place = body.length) =>
  `${body}2 0 obj\n<</Type/XRef${trailer}>>\nstream\n \nendstream\nendobj\nstartxref\n${place}\n%%EOF`

test.each([
  ['10000113', pdf('/Root 1 0 R/Encrypt 3 0 R')],
  ['10000114', body],
  ['10000115', pdf('/Root 1 0 R', 3)],
] as const)('a PDF that its readers could not open is refused before it is sent: %s', async (code, text) => {
  call.mockClear()
  const refusal = await send(text).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(UploadRefused)
  expect((refusal as Error).message).toBe(businessMessage(code))
  expect(call).not.toHaveBeenCalled()
})

test.each([
  [`\n${pdf('/Root 1 0 R')}`, '合同.pdf'],
  ['no PDF at all', '合同.zip'],
])('a sound PDF, and what is none, is sent', async (text, name) => {
  await expect(send(text, name)).resolves.toEqual({ id: 'F1' })
})
