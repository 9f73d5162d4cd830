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
  /**
   * Reads it while it is sent. What breaks off in the middle breaks the stream off.
   * @throws {DiskSilent} when the disk does not answer for so long, or owes an answer to a reader before.
   */
  open(sha256: string, patienceMs?: number): Promise<{ stream: Readable; size: number }>
  remove(sha256: string): Promise<void>
  /** Removes temporary files of servers that were killed: those older than `age` in milliseconds. */
  clear(age: number): Promise<void>
  /** Whether a file can be kept now: one is, and is removed. Throws what the system has said. */
  probe(): Promise<void>
}

/** Who asks whether a file can be kept waits for less than who keeps one. */
const PROBE_PATIENCE_MS = 2500

/** What the disk has not answered yet: each keeps one of the process's few threads, so no more is asked meanwhile. */
function debts() {
  const owed = new Set<Promise<unknown>>()
  return {
    add(work: Promise<unknown>) {
      owed.add(work)
      const paid = () => void owed.delete(work)
      work.then(paid, paid)
    },
    refuse() {
      if (owed.size > 0) throw new DiskSilent('The disk still owes an answer')
    },
  }
}

type Answered = <Said>(work: Promise<Said>) => Promise<Said>

/** Each piece by itself: who takes them may take his time. */
async function* piecesOf(file: Readable, answered: Answered): AsyncGenerator<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await answered(pieces.next())
      if (next.done === true) return
      yield next.value
    }
  } finally {
    file.destroy()
  }
}

export function openDiskStore(folder: string): FileStore {
  // In the same file system as their places, so that keeping is one rename.
  const incoming = join(folder, 'incoming')
  // Two levels, so that no folder grows beyond what file systems list quickly.
  const pathOf = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('not a SHA-256')
    return join(folder, sha256.slice(0, 2), sha256)
  }
  const [written, read] = [debts(), debts()]
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
      const writing = write()
      try {
        await Promise.race([writing, disk.over])
      } catch (error) {
        pieces.destroy()
        const gone = () => rm(path, { force: true })
        if (error instanceof DiskSilent) written.add(writing.then(gone, gone))
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
    async open(sha256, patienceMs = DISK_PATIENCE_MS) {
      const path = pathOf(sha256)
      read.refuse()
      const disk = patienceWith(patienceMs)
      /** What the disk says, unless it says nothing for so long. */
      const answer = async <Said>(work: Promise<Said>): Promise<Said> => {
        disk.waits()
        try {
          return await Promise.race([work, disk.over])
        } catch (error) {
          if (error instanceof DiskSilent) read.add(work)
          throw error
        } finally {
          disk.took()
        }
      }
      const { size } = await answer(stat(path))
      return { stream: Readable.from(piecesOf(createReadStream(path), answer)), size }
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    async probe() {
      written.refuse()
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
