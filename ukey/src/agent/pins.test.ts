import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publicJwkOf, signJws } from '../jws.ts'
import { signKeyList } from '../keyList.ts'
import { type AgentConfig, type Pinned, readConfig, savePinned, writeConfig } from './config.ts'
import { createPins, RETIRED_FOR } from './pins.ts'

const origin = 'https://corp.example'
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const [first, second, third, fourth, foreign] = [newKey(), newKey(), newKey(), newKey(), newKey()] as const
const publics = (...keys: KeyObject[]) => keys.map(publicJwkOf)

/** A PC that has pinned the first two keys, and a server whose file a test changes. */
function pinnedBoth() {
  const t = {
    now: 1_800_000_000_000,
    server: [first, second] as readonly [KeyObject, ...KeyObject[]],
    asked: 0,
    saved: [] as Pinned[],
    save: async (pinned: Pinned) => {
      t.saved.push(pinned)
      return true
    },
    proof: async () => signKeyList(t.server, { origin, now: t.now }),
  }
  const pins = createPins({
    trusted: { [origin]: { keys: publics(first, second) } },
    now: () => t.now,
    fetchProof: () => {
      t.asked++
      return t.proof()
    },
    save: (_, pinned) => t.save(pinned),
  })
  return Object.assign(t, { ...pins, later: (ms: number) => void (t.now += ms) })
}

test('decision 0039: a server goes on to its next key, and the PC learns the one after it without anybody’s hand', async () => {
  const t = pinnedBoth()
  t.server = [second, third]
  await t.refresh(origin)
  expect(t.keysOf(origin)).toEqual(publics(second, third, first))
  t.later(61_000)
  t.server = [third, fourth]
  await t.refresh(origin)
  expect(t.keysOf(origin)).toEqual(publics(third, fourth, first, second))
  expect(t.saved.at(-1)?.keys).toEqual(publics(third, fourth))
})

test('the key that was given up proves texts for a day more, and no list', async () => {
  const t = pinnedBoth()
  t.server = [second, third]
  await t.refresh(origin)
  t.later(RETIRED_FOR - 1)
  t.server = [first, foreign]
  await t.refresh(origin)
  expect(t.keysOf(origin)).toEqual(publics(second, third, first))
  t.later(1)
  expect(t.keysOf(origin)).toEqual(publics(second, third))
})

test('what was learned is kept for the next start, and a list that is the same writes nothing', async () => {
  const t = pinnedBoth()
  await t.refresh(origin)
  expect(t.saved).toEqual([])
  t.later(61_000)
  t.server = [second, third]
  await t.refresh(origin)
  const [key] = publics(first)
  expect(t.saved).toEqual([{ keys: publics(second, third), retired: [{ key, until: t.now + RETIRED_FOR }] }])
  const again = createPins({
    trusted: { [origin]: t.saved[0]! },
    now: () => t.now,
    fetchProof: t.proof,
    save: async () => true,
  })
  expect(again.keysOf(origin)).toEqual(t.keysOf(origin))
})

describe('a list is not believed, and the pinned keys stay', () => {
  const at = { origin, now: 1_800_000_000_000 }
  const iat = at.now / 1000
  test.each<[string, () => Promise<string>]>([
    ['by a foreign key', () => signKeyList([foreign, third], at)],
    ['by the next key, which is not in use by its own word', () => listed({}, second, publics(third, second))],
    ['for another site', () => signKeyList([second, third], { ...at, origin: 'https://evil.example' })],
    ['from ten minutes ago', () => signKeyList([second, third], { ...at, now: at.now - 601_000 })],
    ['from tomorrow', () => signKeyList([second, third], { ...at, now: at.now + 86_400_000 })],
    ['that is to count for a year', () => listed({ exp: iat + 31_536_000 }, second)],
    ['of another purpose', () => listed({ aud: 'jinpiao-ukey-agent' }, second)],
    ['without a key', () => listed({}, second, [])],
    ['that is none', async () => 'gone'],
    ['that does not come', () => Promise.reject(new Error('offline'))],
  ])('%s', async (_, proof) => {
    const t = pinnedBoth()
    t.proof = proof
    await t.refresh(origin)
    expect(t.asked).toBe(1)
    expect(t.keysOf(origin)).toEqual(publics(first, second))
    expect(t.saved).toEqual([])
  })

  const listed = (change: object, by: KeyObject, keys = publics(second, third)) =>
    signJws({ v: 1, aud: 'jinpiao-ukey-agent-keys', origin, iat, exp: iat + 600, keys, ...change }, by)
})

test('a page that forges again and again has the site asked once a minute, and one that is not trusted never gets keys', async () => {
  const t = pinnedBoth()
  await Promise.all([t.refresh(origin), t.refresh(origin)])
  await t.refresh(origin)
  expect(t.asked).toBe(1)
  t.later(60_000)
  await t.refresh(origin)
  expect(t.asked).toBe(2)
  await t.refresh('https://evil.example')
  expect(t.asked).toBe(2)
  expect(t.keysOf('https://evil.example')).toBeUndefined()
})

test('a clock that was set back by a year keeps the site from being asked for no longer than a minute', async () => {
  const t = pinnedBoth()
  await t.refresh(origin)
  t.later(-365 * 86_400_000)
  await t.refresh(origin)
  expect(t.asked).toBe(2)
})

test('a disk that takes nothing for a while: the learned keys count, and the next change is kept', async () => {
  const t = pinnedBoth()
  const kept = t.save
  t.save = () => Promise.reject(new Error('full'))
  t.server = [second, third]
  await t.refresh(origin)
  expect(t.keysOf(origin)).toEqual(publics(second, third, first))
  t.save = kept
  t.later(61_000)
  t.server = [third, fourth]
  await t.refresh(origin)
  expect(t.saved.map(({ keys }) => keys)).toEqual([publics(third, fourth)])
})

describe('the settings that two programs write', () => {
  const settings = async (trusted: AgentConfig['trusted']) => {
    const path = join(await mkdtemp(join(tmpdir(), 'pins-')), 'agent.json')
    await writeConfig(path, { modules: [], trusted })
    return path
  }
  const pinsOf = (path: string, trusted: AgentConfig['trusted'], server: readonly [KeyObject, ...KeyObject[]]) =>
    createPins({
      trusted,
      fetchProof: (site) => signKeyList(server, { origin: site, now: Date.now() }),
      save: (site, pinned, before) => savePinned(path, { origin: site, pinned, before }),
    })
  const both = { keys: publics(first, second) }

  test('sites that are asked at once, as at the start, do not undo what the others have learned', async () => {
    const origins = Array.from({ length: 8 }, (_, n) => `https://corp${n}.example`)
    const trusted = Object.fromEntries(origins.map((each) => [each, both]))
    const path = await settings(trusted)
    const { refresh } = pinsOf(path, trusted, [second, third])
    await Promise.all(origins.map(refresh))
    const read = await readConfig(path)
    expect(Object.values(read.trusted).map(({ keys }) => keys)).toEqual(origins.map(() => publics(second, third)))
  })

  test('keys that the person has trusted anew, or taken away, since the start stay as he has said', async () => {
    const other = 'https://other.example'
    const path = await settings({ [origin]: { keys: publics(foreign) } })
    const { refresh, keysOf } = pinsOf(path, { [origin]: both, [other]: both }, [second, third])
    await Promise.all([refresh(origin), refresh(other)])
    expect((await readConfig(path)).trusted).toEqual({ [origin]: { keys: publics(foreign) } })
    expect(keysOf(origin), 'a stolen key teaches nothing any more').toEqual(publics(first, second))
  })
})
