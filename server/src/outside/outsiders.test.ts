import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutsiders } from './outsiders.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outsiders-'))
})
afterAll(() => rm(folder, { recursive: true }))

const key = { kty: 'EC', crv: 'P-256', x: 'a'.repeat(43), y: 'b'.repeat(43) }
const read = async (content: unknown) => {
  await writeFile(join(folder, 'outsiders.json'), typeof content === 'string' ? content : JSON.stringify(content))
  return readOutsiders(folder)
}

test('nobody outside is registered where there is no file', async () => {
  expect(await readOutsiders(join(folder, 'none'))).toEqual([])
})

test('each institution comes with the name of its key', async () => {
  const funder = { name: '江城银行', institution: 'FUNDER', funder: '91420100MA4KTEST01', key }
  expect(await read([funder])).toEqual([{ ...funder, kid: expect.stringMatching(/^[\w-]{43}$/) }])
})

test.each([
  ['no JSON', '['],
  ['no list', {}],
  ['a funder without its credit code', [{ name: '银行', institution: 'FUNDER', key }]],
  ['another institution with one', [{ name: '银行', institution: 'BANK', funder: '91420100MA4KTEST01', key }]],
  ['a private key beside it', [{ name: '银行', institution: 'BANK', key: { ...key, d: 'c' } }]],
  [
    'one key for two',
    [
      { name: '甲', institution: 'BANK', key },
      { name: '乙', institution: 'PLATFORM', key },
    ],
  ],
])('%s is said at the start, with the path of the file', async (_, content) => {
  await expect(read(content)).rejects.toThrow(/outsiders\.json is not a list/)
})
