import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE } from '@jinpiao/contract/envelope'
import { uploadFile } from '@jinpiao/contract/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DISK_PATIENCE_MS } from '../files/patience.ts'
import { plainPdf } from '../files/plainPdf.ts'
import { type Administered, administered } from '../testing/administered.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { formOf } from '../testing/upload.ts'

let t: TestDatabase
let DATA_DIR: string
let SLOW_DISK: string
let platform: Administered
beforeAll(async () => {
  t = await createTestDatabase({ bare: true })
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-slow-'))
  SLOW_DISK = join(DATA_DIR, 'slow')
  const slow = { SLOW_DISK, NODE_OPTIONS: `--import=${new URL('../testing/slowDisk.ts', import.meta.url).href}` }
  platform = await administered(t, { DATA_DIR, ...slow, OPERATIONS_PORT: '0', DRAIN_SECONDS: '0', LOG_LEVEL: 'error' })
})
afterAll(async () => {
  await platform.end()
  await t.drop()
  await rm(DATA_DIR, { recursive: true })
})

/** What is received is on the disk before it is judged who may upload: the platform's administrator may not. */
async function upload() {
  const form = await formOf('合同.pdf', plainPdf(['合同']))
  const { status, code, headers } = await platform.client.send('POST', uploadFile.path, '', form.body, form)
  return [status, code, headers['retry-after']]
}
const readyz = async () => {
  const answer = await fetch(`${platform.server().operations}/readyz`)
  const { checks } = (await answer.json()) as { checks: Record<string, string> }
  return [answer.status, checks]
}
const ok = { database: 'ok', schema: 'ok', files: 'ok', clock: 'ok', draining: 'ok' }
const call = async () => (await fetch(`${platform.server().address}${API_BASE}/v1/platform/config`)).status

test('a disk of files that says nothing is an outage of uploads alone, said once, and over when it answers', async () => {
  expect([await upload(), await readyz()]).toEqual([
    [200, '01000202', undefined],
    [200, ok],
  ])
  await writeFile(SLOW_DISK, '')
  const uploads = Promise.all([upload(), upload()])
  expect(await readyz()).toEqual([503, { ...ok, files: 'does not answer' }])
  expect(await call()).toBe(200)
  expect(await uploads).toEqual(Array(2).fill([503, '99000504', '10']))
  // Nobody waits for what is known: each of these would keep a thread.
  const since = Date.now()
  expect(await Promise.all(Array.from({ length: 8 }, upload))).toEqual(Array(8).fill([503, '99000504', '10']))
  expect(Date.now() - since).toBeLessThan(DISK_PATIENCE_MS)
  expect((await fetch(`${platform.server().address}/nowhere`, { method: 'POST', body: new FormData() })).status).toBe(
    415,
  )
  const figures = await (await fetch(`${platform.server().operations}/metrics`)).text()
  expect(figures).toMatch(/^jinpiao_files_away 1$/m)
  await rm(SLOW_DISK)
  await expect.poll(readyz, { timeout: 15_000, interval: 100 }).toEqual([200, ok])
  expect(await upload()).toEqual([200, '01000202', undefined])
  const lines = platform.server().said()
  const told = lines.flatMap((line) => (line.startsWith('{') ? [String(JSON.parse(line).msg ?? '')] : []))
  expect(told.filter((msg) => msg !== '')).toEqual([
    'the disk of files does not answer: uploads are answered 503 until it does',
    'the disk of files answers again',
  ])
})
