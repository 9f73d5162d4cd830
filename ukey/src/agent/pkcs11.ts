import koffi from 'koffi'
import { UkeyError } from '../driver.ts'
import { failureOf } from './failures.ts'

/** `CK_ULONG` has 64 bits on Linux and macOS (LP64), and 32 on every Windows, where structures are packed besides. */
const isWindows = process.platform === 'win32'
const POINTER = process.arch === 'ia32' || process.arch === 'arm' ? 4 : 8
const ULONG = isWindows ? 4 : POINTER

/** Place of each function in `CK_FUNCTION_LIST`, and its arguments: `u` a number, `p` the address of something. */
const functions = {
  C_Initialize: [0, 'p'],
  C_Finalize: [1, 'p'],
  C_GetInfo: [2, 'p'],
  C_GetSlotList: [4, 'bpp'],
  C_GetTokenInfo: [6, 'up'],
  C_InitToken: [9, 'upup'],
  C_InitPIN: [10, 'upu'],
  C_OpenSession: [12, 'uuppp'],
  C_CloseSession: [13, 'u'],
  C_Login: [18, 'uupu'],
  C_CreateObject: [20, 'upup'],
  C_GetAttributeValue: [24, 'uupu'],
  C_FindObjectsInit: [26, 'upu'],
  C_FindObjects: [27, 'upup'],
  C_FindObjectsFinal: [28, 'u'],
  C_SignInit: [42, 'upu'],
  C_Sign: [43, 'upupp'],
  C_GenerateKeyPair: [59, 'uppupupp'],
} as const

const types = { u: ULONG === 8 ? 'uint64' : 'uint32', b: 'uint8', p: 'void *' } as const

/** A PKCS#11 module that is loaded: numbers and bytes only. What they mean is `tokenPort.ts`'s. */
export interface Pkcs11 {
  /** Unloaded when nobody holds it any more, and its functions with it. */
  library?: unknown
  /** @throws {UkeyError | RawFailure} whatever the module answers but `CKR_OK`. */
  call(name: keyof typeof functions, ...args: (number | Uint8Array | null)[]): void
}

/**
 * Loads a vendor's library into this process. Only a worker does: a library that is none, or is broken, takes the
 * process along.
 * @param path e.g. `/usr/lib/softhsm/libsofthsm2.so`.
 * @throws {UkeyError} `DRIVER_VERSION`: it is absent, of another processor, or no PKCS#11 module.
 */
export function loadPkcs11(path: string): Pkcs11 {
  const { library, list } = openLibrary(path)
  const bound = new Map<string, (...args: unknown[]) => number>()
  const bind = (name: keyof typeof functions) => {
    const [place, args] = functions[name]
    const at = (isWindows ? 2 : POINTER) + place * POINTER
    const address = koffi.decode(list, at, 'void *') as bigint
    const prototype = koffi.proto(
      types.u,
      Array.from(args, (kind) => types[kind as keyof typeof types]),
    )
    return koffi.decode(address, prototype) as (...args: unknown[]) => number
  }
  return {
    library,
    call(name, ...args) {
      const known = bound.get(name) ?? bind(name)
      bound.set(name, known)
      const answer = Number(known(...args))
      if (answer !== 0) throw failureOf(answer)
    },
  }
}

function openLibrary(path: string): { library: unknown; list: bigint } {
  try {
    const list = new BigUint64Array(1)
    const library = koffi.load(path)
    const answer: unknown = library.func('C_GetFunctionList', types.u, ['void *'])(list)
    if (Number(answer) !== 0) throw new Error('C_GetFunctionList')
    // A 32-bit program writes the lower half only.
    return { library, list: list[0]! }
  } catch {
    throw new UkeyError('DRIVER_VERSION')
  }
}

/** Room for one `CK_ULONG` that the module fills. */
export const ulongRoom = (count = 1): Buffer => Buffer.alloc(ULONG * count)

/** The number at a place of a structure. @param index counted in numbers, from `offset` bytes on. */
export const readUlong = (bytes: Buffer, index = 0, offset = 0): number =>
  ULONG === 8
    ? // CK_UNAVAILABLE_INFORMATION is all ones: no number of ours needs more than 53 bits.
      Number(BigInt.asIntN(64, bytes.readBigUInt64LE(offset + index * 8)))
    : bytes.readUInt32LE(offset + index * 4)

/** A number as an attribute's value. */
export function ulong(value: number): Buffer {
  const bytes = ulongRoom()
  if (ULONG === 8) bytes.writeBigUInt64LE(BigInt(value))
  else bytes.writeUInt32LE(value)
  return bytes
}

const address = (bytes: Uint8Array | null): Buffer => {
  const pointer = Buffer.alloc(POINTER)
  const value = bytes === null || bytes.length === 0 ? 0n : koffi.address(bytes)
  if (POINTER === 8) pointer.writeBigUInt64LE(value)
  else pointer.writeUInt32LE(Number(value))
  return pointer
}

/** `CK_ATTRIBUTE[]`: type, address and length of each. It holds on to the values, to which it has only addresses. */
export function template(attributes: readonly (readonly [type: number, value: Uint8Array | null])[]): Buffer {
  const parts = attributes.flatMap(([type, value]) => [ulong(type), address(value), ulong(value?.length ?? 0)])
  return Object.assign(Buffer.concat(parts), { values: attributes.map(([, value]) => value) })
}

/** Length of attribute `index` in a template that `C_GetAttributeValue` has answered; -1: the object has none. */
export const lengthIn = (bytes: Buffer, index: number): number =>
  ULONG === 8
    ? readUlong(bytes, 0, index * (2 * ULONG + POINTER) + ULONG + POINTER)
    : bytes.readInt32LE(index * (2 * ULONG + POINTER) + ULONG + POINTER)

/** `CK_MECHANISM` without a parameter. */
export const mechanism = (type: number): Buffer => Buffer.concat([ulong(type), address(null), ulong(0)])

/** `CK_INFO.libraryVersion` and `cryptokiVersion`, as `2.40`. */
export function readInfo(module: Pkcs11): { cryptoki: number; name: string; version: string } {
  const bytes = Buffer.alloc(128)
  module.call('C_GetInfo', bytes)
  const flagsAt = isWindows ? 34 : 2 + 32 + ((POINTER - ((2 + 32) % POINTER)) % POINTER)
  const descriptionAt = flagsAt + ULONG
  const versionAt = descriptionAt + 32
  return {
    cryptoki: bytes[0]! * 100 + bytes[1]!,
    name: bytes.toString('utf8', descriptionAt, versionAt).trim(),
    version: `${bytes[versionAt]}.${bytes[versionAt + 1]}`,
  }
}

/** `CK_TOKEN_INFO`: serial number (the printed one, where the vendor has set it) and flags. */
export function readTokenInfo(module: Pkcs11, slot: number): { serial: string; flags: number } {
  const bytes = Buffer.alloc(256)
  module.call('C_GetTokenInfo', slot, bytes)
  return { serial: bytes.toString('utf8', 80, 96).replaceAll('\0', '').trim(), flags: readUlong(bytes, 0, 96) }
}
