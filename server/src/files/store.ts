import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DISK_PATIENCE_MS, DiskSilent, patienceWith } from './patience.ts'

/** A file that has arrived whole and waits to be kept or discarded. */
export interface Received {
  /** Where it lies until then. */
  path: string
  /** Hex. */
  sha256: string
  /** In bytes. */
  size: number
}

/** Bytes by their SHA-256. The same file uploaded twice is stored once; what it is called stands in the database. */
export interface FileStore {
  /**
   * Writes a stream to a temporary file while hashing it; of one that breaks off nothing stays.
   * @throws {DiskSilent} when the disk does not answer for so long.
   */
  receive(pieces: Readable, patienceMs?: number): Promise<Received>
  /** Stores what was received under its hash. */
  keep(received: Received): Promise<void>
  /** Removes what was received; nothing, where it is kept. */
  discard(received: Received): Promise<void>
  put(bytes: Uint8Array): Promise<{ sha256: string }>
  open(sha256: string): Promise<{ stream: Readable; size: number }>
  remove(sha256: string): Promise<void>
  /** Removes temporary files of servers that were killed: those older than `age` in milliseconds. */
  clear(age: number): Promise<void>
  /** Whether a file can be kept now: one is, and is removed. Throws what the system has said. */
  probe(): Promise<void>
}

/** Who asks whether a file can be kept waits for less than who keeps one. */
const PROBE_PATIENCE_MS = 2500

export function openDiskStore(folder: string): FileStore {
  // In the same file system as their places, so that keeping is one rename.
  const incoming = join(folder, 'incoming')
  // Two levels, so that no folder grows beyond what file systems list quickly.
  const pathOf = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('not a SHA-256')
    return join(folder, sha256.slice(0, 2), sha256)
  }
  /** What the disk has not answered yet: each keeps one of the process's few threads, so no more is asked meanwhile. */
  const hanging = new Set<Promise<void>>()
  const letHang = (work: Promise<void>) => {
    hanging.add(work)
    const over = () => void hanging.delete(work)
    work.then(over, over)
  }
  const store: FileStore = {
    async receive(pieces, patienceMs = DISK_PATIENCE_MS) {
      const disk = patienceWith(patienceMs)
      const path = join(incoming, crypto.randomUUID())
      const hash = createHash('sha256')
      let size = 0
      const write = async () => {
        disk.waits()
        await mkdir(incoming, { recursive: true, mode: 0o700 })
        disk.took()
        await pipeline(
          pieces,
          async function* (source: AsyncIterable<Uint8Array>) {
            for await (const piece of source) {
              hash.update(piece)
              size += piece.length
              disk.waits()
              yield piece
              disk.took()
            }
            disk.waits()
          },
          createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
        )
      }
      const written = write()
      try {
        await Promise.race([written, disk.over])
      } catch (error) {
        pieces.destroy()
        const gone = () => rm(path, { force: true })
        if (error instanceof DiskSilent) letHang(written.then(gone, gone))
        else await gone()
        throw error
      } finally {
        disk.took()
      }
      return { path, sha256: hash.digest('hex'), size }
    },
    async keep({ path, sha256 }) {
      const place = pathOf(sha256)
      await mkdir(join(place, '..'), { recursive: true, mode: 0o700 })
      await rename(path, place)
    },
    discard: ({ path }) => rm(path, { force: true }),
    async put(bytes) {
      const received = await store.receive(Readable.from([bytes]))
      await store.keep(received)
      return { sha256: received.sha256 }
    },
    async open(sha256) {
      const path = pathOf(sha256)
      const { size } = await stat(path)
      return { stream: createReadStream(path), size }
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    async probe() {
      if (hanging.size > 0) throw new DiskSilent('The disk still owes an answer')
      const received = await store.receive(Readable.from([Buffer.from('probe')]), PROBE_PATIENCE_MS)
      await store.discard(received)
    },
    async clear(age) {
      const before = Date.now() - age
      for (const name of await readdir(incoming).catch(() => [])) {
        const path = join(incoming, name)
        const found = await stat(path).catch(() => undefined)
        if (found !== undefined && found.mtimeMs < before) await rm(path, { force: true })
      }
    },
  }
  return store
}
