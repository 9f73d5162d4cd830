import { FILE_EXTENSIONS, MAX_FILE_BYTES, uploadFile } from '@jinpiao/contract/files'
import { type Upload, UploadRefused } from '@jinpiao/ui-kit/FileUpload'
import { call } from '#portal/http/client.ts'
import { isWorthRetrying } from '#portal/http/errors.ts'
import type { HeldFile } from './tradeForm.ts'

/** I25: which files, how large, how many. */
export const contractFiles = { types: FILE_EXTENSIONS, maxBytes: MAX_FILE_BYTES, maxFiles: 50 } as const

/** Sends one file; what the server refuses is said in its words. */
export const uploadContract =
  (errorText: (error: unknown) => string): Upload =>
  async (file, { onProgress, signal }) => {
    try {
      const { pkFile } = await call(uploadFile, { file, signal, onProgress: (share) => onProgress(share * 100) })
      return { id: pkFile }
    } catch (error) {
      throw uploadFailure(error, errorText)
    }
  }

/** Why a file did not arrive, as the kit is told it: 重试 only where that may help. */
export const uploadFailure = (error: unknown, errorText: (error: unknown) => string): Error =>
  isWorthRetrying(error) ? new Error(errorText(error)) : new UploadRefused(errorText(error))

export const toUploaded = (files: readonly HeldFile[]) =>
  files.map(({ pkFile: id, name, size }) => ({ id, name, size }))
export const toHeld = (files: readonly { id: string; name: string; size: number }[]): HeldFile[] =>
  files.map(({ id: pkFile, name, size }) => ({ pkFile, name, size }))
