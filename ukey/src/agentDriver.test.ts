import { afterEach, expect, test, vi } from 'vitest'
import { type AgentDriverOptions, createAgentDriver } from './agentDriver.ts'
import type { AgentRequest } from './agentProtocol.ts'
import type { UkeyErrorCode } from './driver.ts'

const certificate = { certSerialNo: 'AB1234', suffix: '1234' }
const hello = { version: '1.2.0', protocol: 1, driver: 'SoftHSM 2.6' }

type Answer = { data: unknown } | { code: string; details?: object } | 'silence' | 'end'
interface Program {
  /** Where it listens. */
  port?: number
  answers?: Partial<Record<AgentRequest['type'], Answer>>
}

const open: FakeSocket[] = []
const dialled: string[] = []
afterEach(() => {
  open.length = 0
  dialled.length = 0
})

/** As a browser's, as far as the driver uses one. */
class FakeSocket extends EventTarget {
  readonly sent: AgentRequest[] = []
  isClosed = false
  readonly #program: Program

  constructor(address: string, program: Program) {
    super()
    this.#program = program
    dialled.push(address)
    open.push(this)
    const isThere = address === `ws://127.0.0.1:${program.port}`
    queueMicrotask(() => this.dispatchEvent(new Event(isThere ? 'open' : 'error')))
  }

  send(text: string): void {
    const request = JSON.parse(text) as AgentRequest
    this.sent.push(request)
    const answer = this.#program.answers?.[request.type] ?? (request.type === 'hello' ? { data: hello } : 'silence')
    if (answer === 'silence') return
    if (answer === 'end') this.dispatchEvent(new Event('close'))
    else this.say({ id: request.id, ok: 'data' in answer, ...answer })
  }

  say(message: object): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })))
  }

  close(): void {
    this.isClosed = true
  }
}

const driverOf = (program: Program, more: AgentDriverOptions = {}) =>
  createAgentDriver({
    open: (address) => new FakeSocket(address, program) as unknown as WebSocket,
    permission: async () => 'granted',
    answers: async () => false,
    ...more,
  })
const request = { original: '原文', certSerialNo: 'AB1234', signRequest: 'a.b.c' }
const there = (answers: Program['answers'] = {}) => driverOf({ port: 28317, answers })

test('the keys of the PC, and the version of its program; each call closes its socket', async () => {
  const driver = there({ list: { data: [certificate] } })
  await expect(driver.hello()).resolves.toEqual({ version: '1.2.0', protocol: 1 })
  await expect(driver.list()).resolves.toEqual([certificate])
  expect(open.map(({ isClosed }) => isClosed)).toEqual([true, true])
})

test('the PIN is never sent, and what is signed is the server’s word alone', async () => {
  const driver = there({ sign: { data: { signature: 'c2ln' } } })
  expect(driver.pinEntry).toBe('driver')
  await expect(driver.sign({ ...request, pin: '123456' })).resolves.toEqual({ signature: 'c2ln' })
  expect(open[0]?.sent[1]).toEqual({ id: 2, type: 'sign', signRequest: 'a.b.c' })
})

test('a text without the server’s word is not even asked for', async () => {
  await expect(there().sign({ original: '原文', certSerialNo: 'AB1234' })).rejects.toMatchObject({ code: 'UNTRUSTED' })
  expect(dialled).toEqual([])
})

test('requests and certificates of a new key pass through', async () => {
  const driver = there({ csr: { data: 'PEM' }, install: { data: null } })
  await expect(driver.csr({ commonName: '周明' })).resolves.toBe('PEM')
  await expect(driver.install('CERT', 'u1')).resolves.toBeUndefined()
  expect(open.map(({ sent }) => sent[1])).toEqual([
    { id: 2, type: 'csr', subject: { commonName: '周明' } },
    { id: 2, type: 'install', certificatePem: 'CERT', owner: 'u1' },
  ])
})

test('ports are tried in their order, and the one that answered comes first the next time', async () => {
  const driver = driverOf({ port: 28337, answers: { list: { data: [] } } })
  await driver.list()
  await driver.list()
  expect(dialled.map((address) => address.slice(-5))).toEqual(['28317', '28327', '28337', '28337'])
})

test('a program that was started anew elsewhere is found again', async () => {
  const program: Program = { port: 28337, answers: { list: { data: [] } } }
  const driver = driverOf(program)
  await driver.list()
  program.port = 28317
  await expect(driver.list()).resolves.toEqual([])
})

test.each([
  ['the browser forbids it', 'denied', false, 'LNA_DENIED'],
  ['nothing is there', 'granted', false, 'AGENT_ABSENT'],
  ['the browser knows no such permission', undefined, false, 'AGENT_ABSENT'],
  ['something is there that takes no page of ours', 'prompt', true, 'UNTRUSTED'],
] as const)('spec §8: no port opens, since %s', async (_, state, isThere, code) => {
  const driver = driverOf({}, { permission: async () => state, answers: async () => isThere })
  await expect(driver.list()).rejects.toMatchObject({ name: 'UkeyError', code })
})

test('a port that says nothing holds up nobody for ever', async () => {
  const mute = () => Object.assign(new EventTarget(), { close: () => undefined }) as unknown as WebSocket
  const driver = driverOf({}, { open: mute, patience: 1 })
  await expect(driver.list()).rejects.toMatchObject({ code: 'AGENT_ABSENT' })
})

test.each([[{ ...hello, protocol: 0 }], [{ ...hello, driver: null }], [{}]])(
  'spec §8: an old program, or one without a module, is a wrong version: %j',
  async (data) => {
    await expect(there({ hello: { data } }).list()).rejects.toMatchObject({ code: 'DRIVER_VERSION' })
  },
)

const codes: UkeyErrorCode[] = [
  'NOT_INSERTED',
  'WRONG_CERT',
  'MULTIPLE',
  'SIGN_FAILED',
  'PRINTED_NO',
  'NO_CERT',
  'EXPIRED',
  'CANCELLED',
  'PIN_INCORRECT',
  'PIN_LOCKED',
  'REMOVED',
  'BUSY',
  'TIMEOUT',
  'UNTRUSTED',
]
test.each(codes)('spec §8: %s of the program reaches the dialog with its facts', async (code) => {
  const details = { attemptsLeft: 2, foundSuffix: '5678' }
  await expect(there({ sign: { code, details } }).sign(request)).rejects.toMatchObject({
    name: 'UkeyError',
    code,
    details,
  })
})

test('spec §8: what has no name keeps what the token called it', async () => {
  const answers = { sign: { code: 'UNKNOWN', details: { rawCode: 'CKR 0x000001F0' } } } as const
  await expect(there(answers).sign(request)).rejects.toMatchObject({ name: 'UkeyError', code: 'CKR 0x000001F0' })
})

test('a program that ends while it signs is told as absent', async () => {
  await expect(there({ sign: 'end' }).sign(request)).rejects.toMatchObject({ code: 'AGENT_ABSENT' })
})

test('who gives up is let go at once, and the program is told', async () => {
  const driver = there()
  const gone = new AbortController()
  const signing = driver.sign(request, { signal: gone.signal })
  await vi.waitFor(() => expect(open[0]?.sent).toHaveLength(2))
  gone.abort()
  await expect(signing).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(open[0]?.sent[2]).toEqual({ id: 3, type: 'cancel', job: 2 })
  expect(open[0]?.isClosed).toBe(true)
})

test('who gives up before a port has answered leaves no socket behind', async () => {
  const gone = AbortSignal.abort()
  await expect(there().sign(request, { signal: gone })).rejects.toMatchObject({ code: 'CANCELLED' })
  await vi.waitFor(() => expect(open[0]?.isClosed).toBe(true))
})

test('the page is told where the window stands, but is led to no other computer', async () => {
  const windows: string[] = []
  const signing = there().sign(request, { onWindow: (address) => windows.push(address) })
  await vi.waitFor(() => expect(open[0]?.sent).toHaveLength(2))
  open[0]?.say({ type: 'confirm', id: 2, url: 'https://evil.example/confirm' })
  open[0]?.say({ type: 'confirm', id: 2, url: 'http://127.0.0.1:28317/confirm/abc' })
  open[0]?.say({ id: 2, ok: true, data: {} })
  await signing
  expect(windows).toEqual(['http://127.0.0.1:28317/confirm/abc'])
})
