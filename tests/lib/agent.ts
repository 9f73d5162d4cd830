import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import type { Person } from './person.ts'

const main = join(import.meta.dirname, '..', '..', 'ukey', 'src', 'agent', 'main.ts')

/** The UKEY program of a PC, with settings of its own. */
export class AgentOfPc {
  readonly #folder: string
  readonly #pin: string
  #serving: ChildProcess | undefined

  constructor(folder: string, pin: string) {
    this.#folder = folder
    this.#pin = pin
  }

  static async create(pin: string): Promise<AgentOfPc> {
    return new AgentOfPc(await mkdtemp(join(tmpdir(), 'jinpiao-agent-')), pin)
  }

  /** Reaches keys by this module. */
  async module(path: string): Promise<void> {
    await this.#run('module', path)
  }

  /** Plugs an SM2 key of software in. */
  async softKey(serial: string): Promise<void> {
    await this.#run('soft', join(this.#folder, 'soft'), serial)
  }

  /** Pulls that SM2 key out, and puts it back in. */
  async pullSoft(serial: string): Promise<void> {
    const file = join(this.#folder, 'soft', `${serial}.json`)
    await rename(file, `${file}.pulled`)
  }

  async plugSoft(serial: string): Promise<void> {
    const file = join(this.#folder, 'soft', `${serial}.json`)
    await rename(`${file}.pulled`, file)
  }

  async trust(origin: string): Promise<void> {
    await this.#run('trust', origin, '--yes')
  }

  /** Has the key that is plugged in certified for somebody. */
  async enrol(origin: string, { corpName, mobile }: Person): Promise<void> {
    await this.#run('enrol', origin, corpName, mobile)
  }

  async start(): Promise<void> {
    const child = this.#spawn(['serve', '--no-open'])
    this.#serving = child
    for await (const line of createInterface({ input: child.stdout! })) if (line.startsWith('ready: ')) return
    throw new Error('the agent ended before it was ready')
  }

  async stop(): Promise<void> {
    const child = this.#serving
    this.#serving = undefined
    if (child === undefined) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }

  #spawn(args: readonly string[]): ChildProcess {
    const JINPIAO_UKEY_CONFIG = join(this.#folder, 'agent.json')
    const env = { ...process.env, JINPIAO_UKEY_CONFIG, JINPIAO_UKEY_PIN: this.#pin }
    return spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env })
  }

  async #run(...args: string[]): Promise<void> {
    const child = this.#spawn(args)
    child.stdout!.resume()
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`the agent ended with ${code}: ${args.join(' ')}`)
  }
}

/** Addresses of confirm pages that the agent has told this page, the newest last: the system's browser would open them. */
export function confirmAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { type, url } = JSON.parse(String(payload)) as { type?: string; url?: string }
      if (type === 'confirm' && url !== undefined) addresses.push(url)
    }),
  )
  return addresses
}

/** Opens the confirm page, as the system does it. */
export async function openConfirm(page: Page, address: string): Promise<Keyboard> {
  const keyboard = await Keyboard.of(await page.context().newPage())
  await keyboard.open(address)
  return keyboard
}
