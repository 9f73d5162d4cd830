import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { startServer } from './startServer.ts'
import { TestClient, type Wire } from './testClient.ts'

/** A server in a process of its own, which answers. */
export interface RunningServer {
  process: ChildProcessWithoutNullStreams
  /** Where people go: `http://127.0.0.1:1234`. */
  address: string
  /** Where it is asked whether they may; undefined without `OPERATIONS_PORT`. */
  operations: string | undefined
  /** All that it has said until now, line by line. */
  said(): string[]
  /** A new browser. */
  client(): TestClient
  /** @returns the exit code; null when a signal has ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts a server and waits until it is ready.
 * @throws {Error} with what it has said instead.
 */
export async function runServer(
  t: Parameters<typeof startServer>[0],
  env: Parameters<typeof startServer>[1],
): Promise<RunningServer> {
  const server = startServer(t, env)
  let said = ''
  const closed = once(server, 'close')
  const ready = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
        if (/^ready: \S+$/m.test(said)) resolve()
      })
    }
  })
  await Promise.race([ready, closed])
  const addressAfter = (word: string) => new RegExp(`^${word}: http://[^:]+:(\\d+)/`, 'm').exec(said)?.[1]
  const [port, operations] = [addressAfter('ready'), addressAfter('operations')]
  if (port === undefined) throw new Error(`It did not start: ${said}`)
  const address = `http://127.0.0.1:${port}`
  return {
    process: server,
    address,
    operations: operations && `http://127.0.0.1:${operations}`,
    said: () => said.split('\n').filter((line) => line !== ''),
    client: () => new TestClient(wireTo(address), { now: () => Date.now() }),
    async end(signal) {
      server.kill(signal)
      await closed
      return server.exitCode
    },
  }
}

/** The way over the network to a server, as a test asks an app in its own process. */
export const wireTo = (address: string): Wire => ({
  async inject({ method, url, headers, payload }) {
    const body = typeof payload === 'string' || payload === undefined ? payload : new Uint8Array(payload)
    const answer = await fetch(address + url, { method, headers, ...(body !== undefined && { body }) })
    const rawPayload = Buffer.from(await answer.arrayBuffer())
    const text = rawPayload.toString()
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie().map((line) => {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        return { name, value }
      }),
      body: text,
      rawPayload,
      json: () => JSON.parse(text) as unknown,
    }
  },
})
