import type { TradeFile } from '@jinpiao/contract/trade'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'

/** Those of the files that exist and belong to the enterprise (I25). */
export async function ownFiles(read: Reader, fkCorp: string, fileIds: readonly string[]) {
  if (fileIds.length === 0) return []
  return read
    .selectFrom('file_object')
    .select(['pkFile', 'name', 'size', 'mime', 'sha256'])
    .where('fkCorp', '=', fkCorp)
    .where('pkFile', 'in', [...fileIds])
    .orderBy('pkFile')
    .execute()
}

/**
 * What a signature binds of the files of a form (I12).
 * @throws {BusinessError} 01000302 one is not the enterprise's (I25).
 */
export async function requireOwnFiles(read: Reader, fkCorp: string, fileIds: readonly string[]) {
  const named = new Set(fileIds)
  const files = await ownFiles(read, fkCorp, [...named])
  if (files.length < named.size) throw new BusinessError('01000302')
  return files.map(({ pkFile, sha256 }) => ({ pkFile, sha256 }))
}

/** Those of the files that are the reader's own, as the wire names them. */
export const readableFiles = async (read: Reader, fkReader: string, ids: readonly string[]): Promise<TradeFile[]> =>
  (await ownFiles(read, fkReader, ids)).map(({ pkFile, name, size, mime }) => ({ pkFile, name, size, mime }))

/** A file that somebody has sent who wants to join. */
export const fileOfStranger = (read: Reader, pkFile: string) =>
  read
    .selectFrom('register_file')
    .select(['pkFile', 'name', 'size', 'mime', 'sha256'])
    .where('pkFile', '=', pkFile)
    .executeTakeFirst()
