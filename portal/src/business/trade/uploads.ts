import { businessMessage } from '@jinpiao/contract/errors'
import { FILE_EXTENSIONS, MAX_FILE_BYTES, uploadFile } from '@jinpiao/contract/files'
import { pdfProblem } from '@jinpiao/contract/pdfProblem'
import type { Language } from '@jinpiao/contract/words'
import { type Upload, UploadRefused } from '@jinpiao/ui-kit/FileUpload'
import { call } from '#portal/http/client.ts'
import { isWorthRetrying } from '#portal/http/errors.ts'
import { i18n } from '#portal/i18n.ts'
import type { HeldFile } from './tradeForm.ts'

/** I25: which files, how large, how many. */
export const contractFiles = { types: FILE_EXTENSIONS, maxBytes: MAX_FILE_BYTES, maxFiles: 50 } as const

interface Sending {
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Sends one file, unless it is a PDF that its readers could not open; what the server refuses is said in its words. */
export const uploadBy =
  (send: (sending: Sending) => Promise<{ pkFile: string }>, errorText: (error: unknown) => string): Upload =>
  async (file, { onProgress, signal }) => {
    const refusal = await pdfRefusal(file)
    if (refusal) throw new UploadRefused(refusal)
    try {
      const { pkFile } = await send({ file, signal, onProgress: (share) => onProgress(share * 100) })
      return { id: pkFile }
    } catch (error) {
      throw uploadFailure(error, errorText)
    }
  }

export const uploadContract = (errorText: (error: unknown) => string): Upload =>
  uploadBy((sending) => call(uploadFile, sending), errorText)

/** Why a PDF need not be sent; the server judges by the same rules. One that cannot be read is left to the sending. */
async function pdfRefusal(file: File): Promise<string | undefined> {
  if (!/\.pdf$/i.test(file.name)) return undefined
  const read = async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer())
  const code = await pdfProblem(file.size, read).catch(() => undefined)
  return code && businessMessage(code, [], i18n.language as Language)
}

/** Why a file did not arrive, as the kit is told it: 重试 only where that may help. */
export const uploadFailure = (error: unknown, errorText: (error: unknown) => string): Error =>
  isWorthRetrying(error) ? new Error(errorText(error)) : new UploadRefused(errorText(error))

export const toUploaded = (files: readonly HeldFile[]) =>
  files.map(({ pkFile: id, name, size }) => ({ id, name, size }))
export const toHeld = (files: readonly { id: string; name: string; size: number }[]): HeldFile[] =>
  files.map(({ id: pkFile, name, size }) => ({ pkFile, name, size }))
