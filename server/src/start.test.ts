import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPasswordKey } from '@jinpiao/ukey/passwordDecipher'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPasswordKeys } from './session/passwordKeys.ts'
import { startServer } from './testing/startServer.ts'
import { testClock } from './testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts'

let t: TestDatabase
let DATA_DIR: string
beforeEach(async () => {
  t = await createTestDatabase()
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-start-'))
})
afterEach(async () => {
  await t.drop()
  await rm(DATA_DIR, { recursive: true })
})

/** What a start says, until it is ready or has failed. */
function saidAtStart(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const server = startServer(t, { DATA_DIR, ...env })
  return new Promise((resolve) => {
    let said = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
        if (said.includes('ready:')) server.kill()
      })
    }
    server.on('close', () => resolve(said))
  })
}

test('what a file of the data folder is at fault for is said of that file, not of the database', async () => {
  const outsiders = join(DATA_DIR, 'outsiders.json')
  await mkdir(outsiders)
  expect(await saidAtStart()).toBe(`${outsiders} cannot be used (EISDIR)\n`)
  await rm(outsiders, { recursive: true })
  const keys = join(DATA_DIR, 'password-keys.json')
  await writeFile(keys, '[{"kid":"a","privateKeyPem":"-----BEGIN PRIVATE KEY-----","notAfter":"2099-01-01"}]')
  expect(await saidAtStart()).toBe(`${keys} is damaged: remove it, and new keys are made\n`)
})

test('a start without a demonstration says who takes nothing, before it says that it is ready', async () => {
  const said = (await saidAtStart()).split('\n').filter((line) => !line.startsWith('{'))
  expect(said.slice(0, 5)).toEqual([
    'SMS_URL is not set: codes are refused, text messages wait in the outbox and are given up after three days',
    'SMTP_URL is not set: no address can be changed, mails wait in the outbox and are given up after three days',
    'REPORT_URL is not set: reports of tickets wait in the outbox and are given up after three days',
    'There are no bank branches, so nobody can register an account: put branches.json into DATA_DIR',
    expect.stringMatching(/^ready: http:/),
  ])
  const all = { SMS_URL: 'http://127.0.0.1:9/', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example' }
  expect(await saidAtStart({ ...all, REPORT_URL: 'http://127.0.0.1:9/' })).not.toContain('is not set')
  expect(await saidAtStart({ REPORT_URL: 'geheim' })).toBe(
    'REPORT_URL is not an address like https://gateway.example/send\n',
  )
})

test('a key file that no login could use is damaged; one that cannot be read is not made anew', async () => {
  const key = await createPasswordKey('2099-01-01T00:00:00+08:00')
  const path = join(DATA_DIR, 'password-keys.json')
  const load = () => loadPasswordKeys(DATA_DIR, testClock())
  for (const damaged of [
    { ...key, privateKeyPem: key.privateKeyPem.slice(0, 900) },
    { ...key, kid: 'another' },
    { ...key, notAfter: 'soon' },
  ]) {
    await writeFile(path, JSON.stringify([damaged]))
    await expect(load()).rejects.toThrow('is damaged')
  }
  await writeFile(path, JSON.stringify([key]))
  expect(await load()).toEqual([key])
  await rm(path)
  await mkdir(path)
  await expect(load()).rejects.toMatchObject({ code: 'EISDIR', path })
})
