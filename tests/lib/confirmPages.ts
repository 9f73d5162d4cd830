import { generateKeyPairSync } from 'node:crypto'
import { createAgent } from '@jinpiao/ukey/agent/agent'
import { startAgentServer } from '@jinpiao/ukey/agent/server'
import { createFakePort, FAKE_PIN } from '@jinpiao/ukey/agent/testing/fakePort'
import { openPage } from '@jinpiao/ukey/agent/testing/page'
import type { AgentCall } from '@jinpiao/ukey/agentProtocol'
import { createDemoCa } from '@jinpiao/ukey/demoCa'
import { UkeyError } from '@jinpiao/ukey/driver'
import { publicJwkOf } from '@jinpiao/ukey/jws'
import { SIGN_REQUEST_AUDIENCE, signSignRequest } from '@jinpiao/ukey/signRequest'

const origin = 'https://corp.example'
/** A long text, with what nobody sees, as an act on many entries has it. */
const original = ['金票开立签名原文 v1', `企业：江城精铸有限公司\u202e`]
  .concat(
    Array.from(
      { length: 40 },
      (_, index) => `${index + 1}|SQ202611210000${index}|安禾五金制品厂|500,000.00|2027-03-01`,
    ),
  )
  .join('\n')

export interface ConfirmPages {
  /** Address of the page that asks for this; what was asked before is given up. */
  ask(kind: 'sign' | 'csr' | 'install'): Promise<string>
  /** The next PIN is refused. */
  refuseNext(attemptsLeft: number): void
  /** A key of which one try is left. */
  lastTry(): void
  close(): Promise<void>
}

/** A UKEY program whose key does what is asked of it here: its own pages, without a portal and without hardware. */
export async function serveConfirmPages(): Promise<ConfirmPages> {
  const port = await createFakePort(await createDemoCa())
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const agent = createAgent({ ports: [port], keysOf: () => [publicJwkOf(key)] })
  const server = await startAgentServer({ agent, isTrusted: (asking) => asking === origin, ports: [0], open: () => {} })
  let page: Awaited<ReturnType<typeof openPage>> | undefined
  let asked = 0

  async function callOf(kind: 'sign' | 'csr' | 'install'): Promise<AgentCall> {
    const { certSerialNo, certificatePem } = port
    if (kind === 'csr') return { type: 'csr', subject: { commonName: '石磊', organization: '江城精铸有限公司' } }
    if (kind === 'install') return { type: 'install', certificatePem, owner: 'u1' }
    const iat = Math.floor(Date.now() / 1000)
    const claims = { v: 1, aud: SIGN_REQUEST_AUDIENCE, origin, jti: `n${++asked}`, certSerialNo, original } as const
    return {
      type: 'sign',
      signRequest: await signSignRequest({ ...claims, iat, exp: iat + 600, digest: 'sha256' }, key),
    }
  }

  return {
    async ask(kind) {
      page?.close()
      await page?.closed
      page = await openPage(server.port, origin)
      void page.ask(await callOf(kind))
      return page.confirm()
    },
    refuseNext: (attemptsLeft) => void (port.fails = new UkeyError('PIN_INCORRECT', { attemptsLeft })),
    lastTry: () => void (port.plugged[0]!.pin = 'FINAL'),
    close: () => server.close(),
  }
}

/** The PIN of that key. */
export const CONFIRM_PIN = FAKE_PIN
