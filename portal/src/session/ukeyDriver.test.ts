import { expect, test, vi } from 'vitest'
import { asUkeyError, findUkey, loadUkeyDriver } from './ukeyDriver.ts'

const ring = vi.hoisted(() => ({ made: 0, list: async (): Promise<unknown[]> => [] }))
// Files of one worker share their modules: what is replaced here may have been loaded by a file before.
vi.hoisted(() => vi.resetModules())
vi.mock('@jinpiao/ukey/demoDriver', () => ({
  createDemoDriver: () => {
    ring.made++
    return { id: 'demo', list: () => ring.list(), sign: () => Promise.reject(new DOMException('', 'DataError')) }
  },
}))

const key = { certSerialNo: 'AB1234', suffix: '1234', notAfter: '2036-03-01T00:00:00Z' }

test('DEMO=0: the demonstration driver is never loaded, and what is missing has a name', async () => {
  await expect(loadUkeyDriver(false)).rejects.toMatchObject({ name: 'UkeyError', code: 'NO_DRIVER' })
  await expect(findUkey(false)).rejects.toMatchObject({ code: 'NO_DRIVER' })
  expect(ring.made).toBe(0)
})

test.each([
  ['no key', [], 'NOT_INSERTED'],
  ['two keys', [key, key], 'MULTIPLE'],
  ['an expired key', [{ ...key, notAfter: '2026-01-01T00:00:00Z' }], 'EXPIRED'],
])('spec §5: to sign in one UKEY is plugged in; %s', async (_, plugged, code) => {
  ring.list = async () => plugged
  await expect(findUkey(true)).rejects.toMatchObject({ name: 'UkeyError', code })
})

test('what a driver throws that has no name of ours is an error of the UKEY with its raw code', async () => {
  ring.list = async () => {
    throw new DOMException('', 'InvalidStateError')
  }
  await expect(findUkey(true)).rejects.toMatchObject({ name: 'UkeyError', code: 'InvalidStateError' })
  const driver = await loadUkeyDriver(true)
  const signing = driver.sign({ original: '', certSerialNo: '' })
  await expect(signing).rejects.toMatchObject({ name: 'UkeyError', code: 'DataError' })
  expect(() => asUkeyError('E_61')).toThrow(expect.objectContaining({ code: 'E_61' }))
})
