import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readKeyList } from '@jinpiao/ukey/keyList'
import { readSignRequest } from '@jinpiao/ukey/signRequest'
import { expect, inject, test } from 'vitest'
import { testClock } from '../testing/testClock.ts'
import { createAgentKeys, loadAgentKeys, provenKeys, publishedKeys, vouchFor } from './agentKeys.ts'

const newFolder = () => mkdtemp(join(inject('runFolder'), 'agent-keys-'))
const text = { jti: 'n1', certSerialNo: 'AB', digest: 'sha256', original: '原文' } as const
const origin = 'https://corp.example'

test('servers of one data folder vouch with one key, whoever starts first, and publish the next one beside it', async () => {
  const folder = await newFolder()
  const [one, two] = await Promise.all([loadAgentKeys(folder), loadAgentKeys(folder)])
  expect(publishedKeys(one)).toEqual(publishedKeys(two))
  expect(publishedKeys(one)).toHaveLength(2)
  expect((await stat(join(folder, 'agent-key.pem'))).mode & 0o777).toBe(0o600)
  const jws = await vouchFor({ agentKeys: two, wall: testClock() }, origin)(text)
  const at = { origin, now: testClock().now() }
  expect(readSignRequest(jws, publishedKeys(one), at)).toMatchObject({ ...text, origin })
})

test('a key that is taken out of the file gives way to the next one, which every PC knows already', async () => {
  const folder = await newFolder()
  const before = publishedKeys(await loadAgentKeys(folder))
  const path = join(folder, 'agent-key.pem')
  const pem = await readFile(path, 'utf8')
  await writeFile(path, pem.slice(pem.indexOf('-----BEGIN', 10)))
  const [first, ...more] = publishedKeys(await loadAgentKeys(folder))
  expect([first, more]).toEqual([before[1], []])
})

test('a damaged file is told with its place, and no key is made in its stead', async () => {
  const folder = await newFolder()
  const path = join(folder, 'agent-key.pem')
  for (const damaged of ['', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n']) {
    await writeFile(path, damaged)
    await expect(loadAgentKeys(folder)).rejects.toThrow(`${path} is damaged`)
    expect(await readFile(path, 'utf8')).toBe(damaged)
  }
})

test('what one server has vouched for, another one’s key does not prove', async () => {
  const jws = await vouchFor({ agentKeys: createAgentKeys(), wall: testClock() }, origin)(text)
  const at = { origin, now: testClock().now() }
  expect(() => readSignRequest(jws, publishedKeys(createAgentKeys()), at)).toThrow('FORGED')
})

test('the list of keys is proven by the one in use, to whoever has pinned it', async () => {
  const [agentKeys, wall] = [createAgentKeys(), testClock()]
  const keys = publishedKeys(agentKeys)
  const proof = await provenKeys({ agentKeys, wall }, origin)
  const at = { origin, now: wall.now() }
  expect(readKeyList(proof, keys.slice(0, 1), at)).toEqual(keys)
  expect(readKeyList(proof, keys.slice(1), at), 'the next key has not signed it').toBeUndefined()
})
