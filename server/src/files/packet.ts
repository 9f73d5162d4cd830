import { parse } from 'node:path'
import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { FileStore } from './store.ts'

export interface PackedFile {
  name: string
  sha256: string
}

/**
 * The files in one ZIP, read while it is sent: the server holds a piece of one file, not the packet. They are not made
 * smaller; what people upload is compressed already.
 */
export const packetOf = (store: FileStore, files: readonly PackedFile[]): Readable =>
  Readable.from(pieces(store, files))

async function* pieces(store: FileStore, files: readonly PackedFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for (const { name, sha256 } of named(files)) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    const { stream } = await store.open(sha256)
    for await (const part of stream) {
      entry.push(part as Uint8Array)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** Two files of one name would come out as one: the second is `合同 (2).pdf`. Disks take `A.pdf` and `a.pdf` for the same. */
function named(files: readonly PackedFile[]): PackedFile[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const { name: stem, ext } = parse(file.name)
    let name = file.name
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem} (${count})${ext}`
    taken.add(name.toLowerCase())
    return { ...file, name }
  })
}
