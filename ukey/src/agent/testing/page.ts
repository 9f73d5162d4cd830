import { WebSocket } from 'ws'
import {
  AGENT_SUBPROTOCOL,
  type AgentAnswer,
  type AgentCall,
  type AgentEvent,
  type AgentMessage,
} from '../../agentProtocol.ts'

/** A page that is connected to the agent. */
export interface Page {
  ask(call: AgentCall): Promise<AgentAnswer>
  /** The confirm page's address, when the agent has opened one for this page. */
  confirm(): Promise<string>
  send(text: string): void
  /** Code with which the agent ended the socket. */
  closed: Promise<number>
  close(): void
}

/** @throws {Error} with the status of the refusal, `403`. */
export async function openPage(
  port: number,
  origin: string | undefined,
  { host, protocol = AGENT_SUBPROTOCOL }: { host?: string; protocol?: string | null } = {},
): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, protocol === null ? [] : [protocol], {
    ...(origin !== undefined && { origin }),
    ...(host !== undefined && { headers: { host } }),
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_, { statusCode }) => reject(new Error(String(statusCode))))
    socket.on('error', reject)
  })
  let last = 0
  const answers = new Map<number, (answer: AgentAnswer) => void>()
  const addresses: string[] = []
  let waiting: ((address: string) => void) | undefined
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as AgentMessage
    if (!('type' in message)) return answers.get(message.id)?.(message)
    const { url } = message satisfies AgentEvent
    if (waiting === undefined) addresses.push(url)
    else waiting(url)
    waiting = undefined
  })
  return {
    ask: (call) =>
      new Promise((resolve) => {
        const id = ++last
        answers.set(id, resolve)
        socket.send(JSON.stringify({ id, ...call }))
      }),
    confirm: () =>
      new Promise((resolve) => {
        const address = addresses.shift()
        if (address === undefined) waiting = resolve
        else resolve(address)
      }),
    send: (text) => socket.send(text),
    closed: new Promise((resolve) => socket.on('close', resolve)),
    close: () => socket.close(),
  }
}
