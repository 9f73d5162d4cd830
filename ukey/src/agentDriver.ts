import {
  AGENT_PORTS,
  AGENT_PROBE,
  AGENT_PROTOCOL,
  AGENT_SUBPROTOCOL,
  type AgentCall,
  type AgentHello,
  type AgentMessage,
} from './agentProtocol.ts'
import { type UkeyCertificate, type UkeyDriver, UkeyError, type UkeySignature, type UkeySignOptions } from './driver.ts'

/** Whether the browser lets pages reach programs of this PC; undefined: it has no word for it. */
export type PermissionProbe = () => Promise<PermissionState | undefined>

export interface AgentDriverOptions {
  ports?: readonly number[]
  open?: (address: string) => WebSocket
  permission?: PermissionProbe
  /** Whether anything answers at a port, even to a page that it refuses. */
  answers?: (port: number) => Promise<boolean>
  /** Milliseconds after which a port counts as silent. The browser may ask the person meanwhile. */
  patience?: number
}

/**
 * UKEYs by the program on the person's PC: it asks for the PIN in a page of its own, and signs only what the server has
 * vouched for. A socket for each call: whoever closes the page or gives up ends the job with it.
 */
export function createAgentDriver(options: AgentDriverOptions = {}): UkeyDriver {
  const { ports = AGENT_PORTS, open = openSocket, permission = readPermission, answers = anythingAnswers } = options
  const { patience = 15_000 } = options
  /** The one that answered last is asked first. */
  let found: number | undefined

  async function connect(): Promise<WebSocket> {
    for (const port of new Set(found === undefined ? ports : [found, ...ports])) {
      const socket = await connected(open(`ws://127.0.0.1:${port}`), patience)
      if (socket === undefined) continue
      found = port
      return socket
    }
    // The error of a WebSocket gives no reason.
    if ((await permission()) === 'denied') throw new UkeyError('LNA_DENIED')
    for (const port of ports) if (await answers(port)) throw new UkeyError('UNTRUSTED')
    throw new UkeyError('AGENT_ABSENT')
  }

  async function ask<Data>(call: AgentCall, { signal, onWindow }: UkeySignOptions = {}): Promise<Data> {
    const givenUp = rejectedBy(signal)
    const opening = connect()
    const socket = await Promise.race([opening, givenUp]).catch((error: unknown) => {
      void opening.then(
        (late) => late.close(),
        () => undefined,
      )
      throw error
    })
    try {
      const hello = await Promise.race([exchange<AgentHello>(socket, 1, { type: 'hello' }), givenUp])
      const isOld = !(hello.protocol >= AGENT_PROTOCOL) || hello.driver === null
      if (isOld) throw new UkeyError('DRIVER_VERSION')
      if (call.type === 'hello') return hello as Data
      return await Promise.race([exchange<Data>(socket, 2, call, onWindow), givenUp])
    } catch (error) {
      if (signal?.aborted) send(socket, { id: 3, type: 'cancel', job: 2 })
      throw error
    } finally {
      socket.close()
    }
  }

  return {
    id: 'agent',
    pinEntry: 'driver',
    hello: async () => {
      const { version, protocol } = await ask<AgentHello>({ type: 'hello' })
      return { version, protocol }
    },
    list: () => ask<UkeyCertificate[]>({ type: 'list' }),
    sign: async ({ signRequest }, signing) => {
      // A text that the server has not vouched for.
      if (signRequest === undefined) throw new UkeyError('UNTRUSTED')
      return ask<UkeySignature>({ type: 'sign', signRequest }, signing)
    },
    csr: (subject) => ask<string>({ type: 'csr', subject }),
    install: async (certificatePem, owner) => {
      await ask({ type: 'install', certificatePem, owner })
    },
  }
}

const openSocket = (address: string) => new WebSocket(address, AGENT_SUBPROTOCOL)

/** Undefined: nobody of ours is there. */
function connected(socket: WebSocket, patience: number): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    const over = (answer: WebSocket | undefined) => {
      clearTimeout(timer)
      if (answer === undefined) socket.close()
      resolve(answer)
    }
    const timer = setTimeout(() => over(undefined), patience)
    socket.addEventListener('open', () => over(socket), { once: true })
    socket.addEventListener('error', () => over(undefined), { once: true })
    socket.addEventListener('close', () => over(undefined), { once: true })
  })
}

const send = (socket: WebSocket, message: { id: number } & AgentCall) => socket.send(JSON.stringify(message))

/** One question and its answer. @throws {UkeyError} of the program, or AGENT_ABSENT where it ends meanwhile. */
function exchange<Data>(
  socket: WebSocket,
  id: number,
  call: AgentCall,
  onWindow?: (address: string) => void,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('close', () => reject(new UkeyError('AGENT_ABSENT')), { once: true })
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as AgentMessage
      if (message.id !== id) return
      if ('type' in message) {
        // Where the person is led stands on this PC.
        if (message.url.startsWith('http://127.0.0.1:')) onWindow?.(message.url)
      } else if (message.ok) resolve(message.data as Data)
      else reject(errorOf(message))
    })
    send(socket, { id, ...call })
  })
}

/** What the token said itself is told to support: an error that has a sentence of its own has none of it. */
function errorOf({ code, details }: Extract<AgentMessage, { ok: false }>): Error {
  if (code !== 'UNKNOWN') return new UkeyError(code, details)
  return Object.assign(new Error(code), { name: 'UkeyError', code: details?.rawCode ?? code })
}

function rejectedBy(signal: AbortSignal | undefined): Promise<never> {
  const given = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new UkeyError('CANCELLED'))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
  })
  // Also after the answer, when nobody listens any more.
  given.catch(() => undefined)
  return given
}

/** Browsers have called it by both names; one that knows neither asks nobody. */
async function readPermission(): Promise<PermissionState | undefined> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state
    } catch {
      // Not a name of this browser.
    }
  }
  return undefined
}

const anythingAnswers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${AGENT_PROBE}`, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
