import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { AGENT_PORTS, AGENT_PROBE, AGENT_SUBPROTOCOL, type AgentAnswer, type AgentMessage } from '../agentProtocol.ts'
import { UkeyError } from '../driver.ts'
import { type Agent, type Asked, agentRequest } from './agent.ts'
import { confirmPage, gonePage, guardHeaders } from './confirmPage.ts'
import { pinProblem, wordsFor } from './confirmWords.ts'
import { RawFailure } from './failures.ts'
import type { Job } from './job.ts'

const MAX_MESSAGE = 64 * 1024
const MAX_BODY = 4096

export interface AgentServerOptions {
  agent: Agent
  /** May a page of that origin ask? Compared as a whole: `https://corp.example.evil.example` is another. */
  isTrusted: (origin: string) => boolean
  /** The first that is free; 0: any, for tests. */
  ports?: readonly number[]
  /** Shows the confirm page to the person. */
  open: (address: string) => void
}

export interface AgentServer {
  port: number
  close(): Promise<void>
}

/**
 * The agent's socket for pages and its own confirm page, on this PC only.
 * @throws {Error} every port is taken.
 */
export async function startAgentServer(options: AgentServerOptions): Promise<AgentServer> {
  const { agent, isTrusted, open, ports = AGENT_PORTS } = options
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    handleProtocols: () => AGENT_SUBPROTOCOL,
  })
  const server = createServer((request, response) => {
    answerHttp(request, response).catch(() => response.headersSent || send(response, 500))
  })
  let port = 0
  const isOurHost = ({ headers }: IncomingMessage) => headers.host === `127.0.0.1:${port}`

  server.on('upgrade', (request, socket, head) => {
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    socket.on('error', () => socket.destroy())
    const { origin, 'sec-websocket-protocol': protocols = '' } = request.headers
    // A name that was made to point here (DNS rebinding) says itself in `Host`.
    if (!isOurHost(request)) return refuse('421 Misdirected Request')
    if (origin === undefined || !isTrusted(origin)) return refuse('403 Forbidden')
    if (!protocols.split(/\s*,\s*/).includes(AGENT_SUBPROTOCOL)) return refuse('400 Bad Request')
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, origin))
  })

  function serve(socket: WebSocket, origin: string): void {
    const jobs = new Map<number, Job>()
    const given = new Set<number>()
    const tell = (message: AgentMessage) => socket.send(JSON.stringify(message))
    const endAll = () => {
      for (const job of jobs.values()) job.end(new UkeyError('CANCELLED'))
      isClosed = true
    }
    let isClosed = false
    socket.on('close', endAll)
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => {
      const message = read((data as Buffer).toString())
      if (message === undefined) return socket.close(1008)
      const { id } = message
      if (message.type === 'cancel') {
        given.add(message.job)
        jobs.get(message.job)?.end(new UkeyError('CANCELLED'))
        return tell({ id, ok: true, data: null })
      }
      const waits = (job: Job) => {
        jobs.set(id, job)
        if (isClosed || given.has(id)) return job.end(new UkeyError('CANCELLED'))
        const url = `http://127.0.0.1:${port}/confirm/${job.secret}`
        tell({ type: 'confirm', id, url })
        open(url)
      }
      void answer(message, origin, waits).then((answered) => {
        jobs.delete(id)
        if (!isClosed) tell(answered)
      })
    })
  }

  async function answer(message: Asked, origin: string, waits: (job: Job) => void): Promise<AgentAnswer> {
    const { id } = message
    try {
      return { id, ok: true, data: await agent.answer(message, origin, waits) }
    } catch (error) {
      if (error instanceof UkeyError) return { id, ok: false, code: error.code, details: error.details }
      const rawCode = error instanceof RawFailure ? error.code : 'AGENT'
      // Without what was asked: a PIN may be in it.
      console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown failure')
      return { id, ok: false, code: 'UNKNOWN', details: { rawCode } }
    }
  }

  async function answerHttp(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOurHost(request)) return send(response, 421)
    const { method, url = '', headers } = request
    if (method === 'GET' && url === AGENT_PROBE) {
      return send(response, 200, { ...guardHeaders(), 'cross-origin-resource-policy': 'cross-origin' })
    }
    const [, secret, act] = /^\/confirm\/([0-9a-f]{64})(?:\/(pin|cancel))?$/.exec(url) ?? []
    if (secret === undefined) return send(response, 404)
    const words = wordsFor(headers['accept-language'])
    const current = agent.job()
    const job = current?.secret === secret ? current : undefined
    if (method === 'GET' && act === undefined) {
      // A page to be seen in a window of its own: no frame, no script of another page.
      if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return send(response, 403)
      if (job !== undefined) {
        const { html, headers: own } = confirmPage(job.task, words)
        return send(response, 200, own, html)
      }
      const gone = gonePage(words)
      return send(response, 410, gone.headers, gone.html)
    }
    const isOwn =
      headers.origin === `http://127.0.0.1:${port}` &&
      headers['sec-fetch-site'] === 'same-origin' &&
      headers['content-type'] === 'application/json'
    if (method !== 'POST' || act === undefined || !isOwn) return send(response, 403)
    const json = { 'content-type': 'application/json', ...guardHeaders() }
    const reply = (body: object) => send(response, 200, json, JSON.stringify(body))
    const { pin } = await readBody(request)
    if (job === undefined) return reply({ state: 'gone' })
    if (act === 'cancel') {
      job.end(new UkeyError('CANCELLED'))
      return reply({ state: 'done' })
    }
    if (typeof pin !== 'string' || pin === '') return send(response, 400)
    const outcome = await job.enter(pin)
    if (outcome.state !== 'retry') return reply({ state: outcome.state })
    const { code, details } = outcome.error
    return reply({ state: 'retry', problem: pinProblem(words, code, details.attemptsLeft) })
  }

  port = await listen(server, ports)
  return {
    port,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function read(text: string): ReturnType<typeof agentRequest.parse> | undefined {
  try {
    return agentRequest.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, headers = guardHeaders(), body = ''): void {
  response.writeHead(status, headers).end(body)
}

/** @throws {Error} too long, or no JSON. */
async function readBody(request: IncomingMessage): Promise<{ pin?: unknown }> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    parts.push(part as Buffer)
    length += (part as Buffer).length
    if (length > MAX_BODY) throw new Error('too long')
  }
  return JSON.parse(Buffer.concat(parts).toString()) as { pin?: unknown }
}

async function listen(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const failed = () => resolve(false)
      server.once('error', failed)
      server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
        server.off('error', failed)
        resolve(true)
      })
    })
    if (isOpen) return (server.address() as AddressInfo).port
  }
  throw new Error(`ports ${ports.join(', ')} of 127.0.0.1 are taken`)
}
