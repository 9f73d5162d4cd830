import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Bytes by their SHA-256. The same file uploaded twice is stored once; what it is called stands in the database. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<{ sha256: string }>
  open(sha256: string): Promise<{ stream: Readable; size: number }>
  remove(sha256: string): Promise<void>
}

export function openDiskStore(folder: string): FileStore {
  // Two levels, so that no folder grows beyond what file systems list quickly.
  const pathOf = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('not a SHA-256')
    return join(folder, sha256.slice(0, 2), sha256)
  }
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const path = pathOf(sha256)
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
      // Under another name first: a half-written file must never stand under its hash.
      const partial = `${path}.${process.pid}.${crypto.randomUUID()}`
      await writeFile(partial, bytes, { mode: 0o600, flush: true })
      await rename(partial, path)
      return { sha256 }
    },
    async open(sha256) {
      const path = pathOf(sha256)
      const { size } = await stat(path)
      return { stream: createReadStream(path), size }
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  }
}
