import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKeyFile } from './keyFile.ts'

test('whoever reads a file of keys while it is made finds all of it or none, and the first one stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-file-'))
  const path = join(folder, 'keys.pem')
  const keys = 'key '.repeat(1_000_000)
  let isMade = false
  const lengths = new Set<number>()
  async function readAgainAndAgain() {
    for (let isLast = false; !isLast; ) {
      isLast = isMade
      const found = await readFile(path, 'utf8').catch(() => undefined)
      if (found !== undefined) lengths.add(found.length)
    }
  }
  const reader = readAgainAndAgain()
  expect(await createKeyFile(path, keys)).toBe(true)
  isMade = true
  await reader
  expect([...lengths]).toEqual([keys.length])
  expect(await createKeyFile(path, 'others')).toBe(false)
  expect(await readFile(path, 'utf8')).toBe(keys)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['keys.pem'])
  await rm(folder, { recursive: true })
})
