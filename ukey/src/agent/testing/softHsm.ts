import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadPkcs11, readTokenInfo, readUlong, ulongRoom } from '../pkcs11.ts'
import { softHsmPath } from './softHsmPath.ts'

export interface SoftHsm {
  module: string
  /** A key that is plugged in. @returns its serial number. */
  initToken(pin: string): string
  /** Moves what is plugged in away, and back. */
  unplug(): Promise<void>
  plug(): Promise<void>
  remove(): Promise<void>
}

/**
 * A drawer of software keys, which speak PKCS#11 as hardware does.
 * @throws {Error} SoftHSM is not on the machine: then nothing of the agent is proven, and the suite must say so.
 */
export async function createSoftHsm(): Promise<SoftHsm> {
  const module = softHsmPath()
  if (module === undefined || !existsSync(module)) {
    throw new Error('SoftHSM is missing on this machine: install softhsm2 (Debian: apt-get install softhsm2)')
  }
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-hsm-'))
  const [tokens, away] = [join(folder, 'tokens'), join(folder, 'away')]
  await Promise.all([mkdir(tokens), mkdir(away)])
  await writeFile(
    join(folder, 'conf'),
    `directories.tokendir = ${tokens}\nobjectstore.backend = file\nlog.level = ERROR\n`,
  )
  process.env['SOFTHSM2_CONF'] = join(folder, 'conf')

  async function move(from: string, to: string) {
    for (const name of await readdir(from)) await rename(join(from, name), join(to, name))
  }
  return {
    module,
    initToken: (pin) => initToken(module, pin),
    unplug: () => move(tokens, away),
    plug: () => move(away, tokens),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** By the module itself: `softhsm2-util` is not always beside it. */
function initToken(path: string, pin: string): string {
  const module = loadPkcs11(path)
  const [soPin, userPin] = [Buffer.from('12345678'), Buffer.from(pin)]
  module.call('C_Initialize', null)
  const before = new Set(slots())
  // The last one is the one that SoftHSM always keeps empty.
  const empty = [...before].find((id) => !(readTokenInfo(module, id).flags & 0x400))!
  module.call('C_InitToken', empty, soPin, soPin.length, Buffer.from('jinpiao'.padEnd(32)))
  const session = ulongRoom()
  module.call('C_OpenSession', empty, 0x4 | 0x2, null, null, session)
  module.call('C_Login', readUlong(session), 0, soPin, soPin.length)
  module.call('C_InitPIN', readUlong(session), userPin, userPin.length)
  const { serial } = readTokenInfo(module, empty)
  module.call('C_Finalize', null)
  return serial

  function slots(): number[] {
    const count = ulongRoom()
    module.call('C_GetSlotList', 1, null, count)
    const ids = ulongRoom(readUlong(count))
    module.call('C_GetSlotList', 1, ids, count)
    return Array.from({ length: readUlong(count) }, (_, index) => readUlong(ids, index))
  }
}
