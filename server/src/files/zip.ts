import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

/** The archive is damaged, encrypted, or of a kind that no office program writes. */
export class UnreadableZip extends Error {
  override name = 'UnreadableZip'
}

/** The archive is larger than its reader has room for. */
export class ZipTooLarge extends Error {
  override name = 'ZipTooLarge'
  readonly limit: 'entries' | 'bytes'

  constructor(limit: 'entries' | 'bytes') {
    super(limit)
    this.limit = limit
  }
}

export interface ZipLimits {
  entries: number
  /** Of all entries together, unpacked. */
  bytes: number
}

const inflate = promisify(inflateRaw)

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_BYTES = 22
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const MAX_COMMENT = 0xffff
const ENCRYPTED = 1
const UTF8 = 1 << 11

/**
 * Unpacks the wanted entries of a ZIP file. Sizes that the file states are not believed: what counts is what comes out,
 * and unpacking stops where the limit is reached.
 * @throws {ZipTooLarge}
 * @throws {UnreadableZip}
 */
export async function unzip(
  archive: Buffer,
  limits: ZipLimits,
  wanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  try {
    return await unpack(archive, limits, wanted)
  } catch (error) {
    if (error instanceof ZipTooLarge) throw error
    // Positions that lie outside the file, data that is not deflated.
    throw new UnreadableZip('not a ZIP archive', { cause: error })
  }
}

async function unpack(archive: Buffer, limits: ZipLimits, wanted: (name: string) => boolean) {
  const end = endOf(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > limits.entries) throw new ZipTooLarge('entries')
  const entries = new Map<string, Buffer>()
  let left = limits.bytes
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new UnreadableZip('no entry where one is announced')
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength)
    if (wanted(name)) {
      const content = await contentOf(archive, at, left)
      left -= content.length
      entries.set(name, content)
    }
    at += CENTRAL_BYTES + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

/** The end record stands last, before a comment of at most 64 KB. */
function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - MAX_COMMENT)
  for (let at = archive.length - END_BYTES; at >= first; at -= 1) if (archive.readUInt32LE(at) === END) return at
  throw new UnreadableZip('no end record')
}

async function contentOf(archive: Buffer, central: number, left: number): Promise<Buffer> {
  const flags = archive.readUInt16LE(central + 8)
  const method = archive.readUInt16LE(central + 10)
  const size = archive.readUInt32LE(central + 20)
  const local = archive.readUInt32LE(central + 42)
  if (flags & ENCRYPTED || archive.readUInt32LE(local) !== LOCAL) throw new UnreadableZip('unusual entry')
  const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  if (start + size > archive.length) throw new UnreadableZip('entry is cut off')
  const packed = archive.subarray(start, start + size)
  if (method !== 0 && method !== 8) throw new UnreadableZip(`method ${method}`)
  // zlib takes no maximum of 0; whatever is beyond it is refused below.
  const content = method === 0 ? packed : await inflate(packed, { maxOutputLength: left + 1 }).catch(tooLarge)
  if (content.length > left) throw new ZipTooLarge('bytes')
  return content
}

function tooLarge(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ZipTooLarge('bytes')
  throw error
}

/** An archive of these entries, unpacked as they are: for a reader that believes the sizes which an archive states. */
export function zip(entries: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of entries) {
    const bytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8, 2)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(bytes.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(uint32(CENTRAL), Buffer.from([20, 0]), common, rest, bytes)
    parts.push(uint32(LOCAL), common, bytes, content)
    offset += LOCAL_BYTES + bytes.length + content.length
  }
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.size, 8)
  end.writeUInt16LE(entries.size, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
