import { UkeyError } from '@jinpiao/ukey/driver'
import { expect, onTestFinished, test, vi } from 'vitest'
import { learnServerTime } from '#portal/http/serverClock.ts'
import { asUkeyError, findUkey, loadUkeyDriver } from './ukeyDriver.ts'

const ring = vi.hoisted(() => ({
  made: 0,
  list: async (): Promise<unknown[]> => [],
  now: undefined as (() => Date) | undefined,
}))
// Files of one worker share their modules: what is replaced here may have been loaded by a file before.
vi.hoisted(() => vi.resetModules())
vi.mock('@jinpiao/ukey/demoDriver', () => ({
  createDemoDriver: (_keyring: unknown, now: () => Date) => {
    ring.made++
    ring.now = now
    return { id: 'demo', list: () => ring.list(), sign: () => Promise.reject(new DOMException('', 'DataError')) }
  },
}))

const program = vi.hoisted(() => ({ made: 0, list: async (): Promise<unknown[]> => [] }))
vi.mock('@jinpiao/ukey/agentDriver', () => ({
  createAgentDriver: () => {
    program.made++
    return { id: 'agent', list: () => program.list() }
  },
}))

const server = vi.hoisted(() => ({ asked: 0 }))
vi.mock('#portal/http/client.ts', () => ({
  call: async () => {
    server.asked++
    learnServerTime('Sat, 21 Nov 2026 06:00:00 GMT', Date.now())
  },
}))

const key = { certSerialNo: 'AB1234', suffix: '1234', notAfter: '2036-03-01T00:00:00Z' }

test('UKEY_DRIVER=none: the demonstration driver is never loaded, and what is missing has a name', async () => {
  await expect(loadUkeyDriver('none')).rejects.toMatchObject({ name: 'UkeyError', code: 'NO_DRIVER' })
  await expect(findUkey('none')).rejects.toMatchObject({ code: 'NO_DRIVER' })
  expect(ring.made).toBe(0)
})

test('whether a key has expired is judged by the server’s clock, which its signatures carry, too', async () => {
  ring.list = async () => [key]
  vi.useFakeTimers({ now: Date.UTC(2040, 0, 1), toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    learnServerTime(new Date().toUTCString(), Date.now())
  })
  // The page has asked the server nothing yet.
  await expect(findUkey('demo')).resolves.toMatchObject({ certificate: key })
  await findUkey('demo')
  expect(server.asked).toBe(1)
  expect(ring.now?.().toISOString()).toMatch(/^2026-11-21/)
})

test.each([
  ['no key', [], 'NOT_INSERTED'],
  ['two keys', [key, key], 'MULTIPLE'],
  ['an expired key', [{ ...key, notAfter: '2026-01-01T00:00:00Z' }], 'EXPIRED'],
])('spec §5: to sign in one UKEY is plugged in; %s', async (_, plugged, code) => {
  ring.list = async () => plugged
  await expect(findUkey('demo')).rejects.toMatchObject({ name: 'UkeyError', code })
})

test('the program on the PC is asked by one driver for the tab, which knows where it answered', async () => {
  program.list = async () => [key]
  await expect(findUkey('agent')).resolves.toMatchObject({ driver: { id: 'agent' }, certificate: key })
  program.list = () => Promise.reject(new UkeyError('LNA_DENIED'))
  await expect(findUkey('agent')).rejects.toMatchObject({ code: 'LNA_DENIED' })
  expect(program.made).toBe(1)
})

test('what a driver throws that has no name of ours is an error of the UKEY with its raw code', async () => {
  ring.list = async () => {
    throw new DOMException('', 'InvalidStateError')
  }
  await expect(findUkey('demo')).rejects.toMatchObject({ name: 'UkeyError', code: 'InvalidStateError' })
  const driver = await loadUkeyDriver('demo')
  const signing = driver.sign({ original: '', certSerialNo: '' })
  await expect(signing).rejects.toMatchObject({ name: 'UkeyError', code: 'DataError' })
  expect(() => asUkeyError('E_61')).toThrow(expect.objectContaining({ code: 'E_61' }))
})
