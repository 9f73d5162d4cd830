import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const main = join(import.meta.dirname, '../server/src/main.ts')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jinpiao-start-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts the server as its own process; answers how it ended and what it said. */
async function start(env: Record<string, string>) {
  // Without demonstration: nothing has to be seeded before the reason is found.
  const settings = { DEMO: '0', HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...env }
  const child = spawn(process.execPath, ['--no-warnings', main], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said }
}
const sentence = (text: RegExp) => ({ code: 1, said: expect.stringMatching(text) })

describe('a start that cannot succeed says why in one sentence and ends with 1', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await start({ PORT: String(port) })).toEqual(
      sentence(new RegExp(`^Port ${port} is taken: stop what uses it or set PORT\\n$`)),
    )
    other.close()
  })

  test('a folder that cannot be written, below a file and where the system allows none', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const starts = await Promise.all([join(file, 'data'), '/proc/jinpiao/data'].map((DATA_DIR) => start({ DATA_DIR })))
    for (const ended of starts) expect(ended).toEqual(sentence(/^DATA_DIR \S+ cannot be written \(\w+\)\n$/))
  })

  test('a database that does not answer, without its password', async () => {
    const DATABASE_URL = 'postgres://me:secret@127.0.0.1:1/jinpiao'
    expect(await start({ DATABASE_URL })).toEqual(
      sentence(/^The database postgres:\/\/127\.0\.0\.1:1\/jinpiao cannot be used \(ECONNREFUSED\)\n$/),
    )
  })

  test('a database file that is none', async () => {
    const DATA_DIR = await mkdtemp(join(folder, 'broken-'))
    await writeFile(join(DATA_DIR, 'jinpiao.db'), 'not a database, but long enough to be read as one'.repeat(20))
    expect(await start({ DATA_DIR })).toEqual(
      sentence(/^The database \S+ cannot be used \(file is not a database\)\n$/),
    )
  })

  test('a file among the authorities that is no certificate, by its name', async () => {
    const DATA_DIR = await mkdtemp(join(folder, 'authority-'))
    await mkdir(join(DATA_DIR, 'ca'))
    await writeFile(join(DATA_DIR, 'ca', 'bank.pem'), 'not a certificate')
    expect(await start({ DATA_DIR })).toEqual(sentence(/^\S+ca.bank\.pem is not a certificate: [^\n]+\n$/))
  })

  test('a file of holidays that is none', async () => {
    const DATA_DIR = await mkdtemp(join(folder, 'holidays-'))
    await writeFile(join(DATA_DIR, 'holidays.json'), '[{ "day": "2027-02-30" }]')
    expect(await start({ DATA_DIR })).toEqual(sentence(/^\S+holidays\.json is not a list of holidays like [^\n]+\n$/))
  })

  test('keys that cannot be read', async () => {
    const DATA_DIR = await mkdtemp(join(folder, 'keys-'))
    await writeFile(join(DATA_DIR, 'password-keys.json'), '[{"kid":')
    expect(await start({ DATA_DIR })).toEqual(sentence(/^\S+password-keys\.json is damaged: [^\n]+\n$/))
  })
})
