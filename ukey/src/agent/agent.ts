import * as z from 'zod/mini'
import { AGENT_PROTOCOL, type AgentHello } from '../agentProtocol.ts'
import { fromPem, parseCertificate, toUkeyCertificate } from '../certificate.ts'
import { type CertificateSubject, UkeyError } from '../driver.ts'
import { readSignRequest, type SignRequestClaims, SignRequestError } from '../signRequest.ts'
import { assertSm2Vector } from '../sm2.ts'
import type { EcPublicJwk } from '../thumbprint.ts'
import { createJob, type Job, type Task } from './job.ts'
import { certificatesOf, oneToken, pluggedIn, signingKey } from './keyring.ts'
import { AGENT_RA_TYPE, signText } from './signText.ts'
import type { TokenPort } from './tokenPort.ts'

export const AGENT_VERSION = '1.0.0'
const TEN_MINUTES = 600_000

const subject = z.object({
  commonName: z.string(),
  organization: z.optional(z.string()),
  organizationalUnit: z.optional(z.string()),
})
const id = z.int()
/** What a page may ask; whatever else it sends ends its socket. */
export const agentRequest = z.discriminatedUnion('type', [
  z.object({ id, type: z.literal('hello') }),
  z.object({ id, type: z.literal('list') }),
  z.object({ id, type: z.literal('sign'), signRequest: z.string() }),
  z.object({ id, type: z.literal('csr'), subject }),
  z.object({ id, type: z.literal('install'), certificatePem: z.string(), owner: z.string() }),
  z.object({ id, type: z.literal('cancel'), job: id }),
])
export type Asked = Exclude<z.infer<typeof agentRequest>, { type: 'cancel' }>

export interface Agent {
  /** @param waits told of the job that the person has to confirm. @throws {UkeyError} */
  answer(asked: Asked, origin: string, waits: (job: Job) => void): Promise<unknown>
  /** The one that waits. */
  job(): Job | undefined
}

export interface AgentOptions {
  ports: readonly TokenPort[]
  /** Keys of that origin; undefined: it is not trusted. */
  keysOf: (origin: string) => readonly EcPublicJwk[] | undefined
  /** Asks that site for its keys, when it has vouched by one that nobody has pinned. */
  refresh?: (origin: string) => Promise<void>
  now?: () => number
}

/** What pages ask of keys, without the socket and the confirm page: one job at a time, each text once. */
export function createAgent({ ports, keysOf, refresh, now = Date.now }: AgentOptions): Agent {
  assertSm2Vector()
  /** Nonces of what was signed, until their requests have expired anyway. */
  const used = new Map<string, number>()
  let current: Job | undefined
  /** From the question on: two that come together both find nobody. */
  let isTaken = false

  async function hello(): Promise<AgentHello> {
    const names = await Promise.all(
      ports.map((port) =>
        port.info().then(
          ({ module, version }) => `${module} ${version}`,
          () => undefined,
        ),
      ),
    )
    const driver = names.filter((name) => name !== undefined).join(', ')
    return { version: AGENT_VERSION, protocol: AGENT_PROTOCOL, driver: driver === '' ? null : driver }
  }

  async function list() {
    const plugged = await pluggedIn(ports)
    const found = certificatesOf(plugged)
    if (plugged.length > 0 && found.length === 0) throw new UkeyError('NO_CERT')
    return found.map(({ certificate }) => toUkeyCertificate(certificate, AGENT_RA_TYPE))
  }

  async function confirmed(waits: (job: Job) => void, prepare: () => Promise<Task>): Promise<unknown> {
    if (isTaken) throw new UkeyError('BUSY')
    isTaken = true
    try {
      const job = createJob(await prepare(), now)
      current = job
      waits(job)
      return await job.result
    } finally {
      current = undefined
      isTaken = false
    }
  }

  function isOfUnknownKey(jws: string, origin: string): boolean {
    try {
      readSignRequest(jws, keysOf(origin) ?? [], { origin, now: now() })
      return false
    } catch (error) {
      return error instanceof SignRequestError && error.fault === 'FORGED'
    }
  }

  function vouched(jws: string, origin: string): SignRequestClaims {
    for (const [jti, until] of used) if (until < now()) used.delete(jti)
    try {
      const claims = readSignRequest(jws, keysOf(origin) ?? [], { origin, now: now() })
      if (!used.has(claims.jti)) return claims
    } catch {
      // Said below: who forges learns nothing from the reason.
    }
    throw new UkeyError('UNTRUSTED')
  }

  async function signing(claims: SignRequestClaims, origin: string): Promise<Task> {
    const { original, digest } = claims
    const { port, token, der, certificate } = signingKey(await pluggedIn(ports), claims, now())
    const { subject: name, suffix, notAfter } = certificate
    return {
      kind: 'sign',
      origin,
      text: original,
      key: { subject: name, suffix, notAfter },
      pin: token.pin,
      expiresAt: claims.exp * 1000,
      work: (pin) => signText({ port, token: token.serial, certificate: der, pin, original, digest }),
    }
  }

  async function withToken(
    kind: 'csr' | 'install',
    origin: string,
    text: string,
    work: (port: TokenPort, serial: string, pin: string) => Promise<unknown>,
  ): Promise<Task> {
    const { port, token } = oneToken(await pluggedIn(ports))
    const run = (pin: string) => work(port, token.serial, pin)
    return { kind, origin, text, key: null, pin: token.pin, expiresAt: now() + TEN_MINUTES, work: run }
  }

  return {
    job: () => current,
    async answer(asked, origin, waits) {
      switch (asked.type) {
        case 'hello':
          return hello()
        case 'list':
          return list()
        case 'sign': {
          if (refresh && isOfUnknownKey(asked.signRequest, origin)) await refresh(origin)
          const claims = vouched(asked.signRequest, origin)
          const signature = await confirmed(waits, () => signing(claims, origin))
          // What was given up may be asked for again. A clock that is set back must not open what was signed.
          used.set(claims.jti, claims.exp * 1000 + TEN_MINUTES)
          return signature
        }
        case 'csr': {
          const { commonName, organization, organizationalUnit } = asked.subject
          const name = [commonName, organizationalUnit, organization].filter((part) => part !== undefined).join('\n')
          const wanted = asked.subject as CertificateSubject
          const make = (port: TokenPort, serial: string, pin: string) => port.newKey(serial, pin, wanted)
          return confirmed(waits, () => withToken('csr', origin, name, make))
        }
        case 'install': {
          const der = certificateIn(asked.certificatePem)
          const put = (port: TokenPort, serial: string, pin: string) => port.install(serial, pin, der).then(() => null)
          return confirmed(waits, () => withToken('install', origin, parseCertificate(der).subject, put))
        }
      }
    },
  }
}

function certificateIn(pem: string): Uint8Array {
  try {
    const der = fromPem(pem, 'CERTIFICATE')
    parseCertificate(der)
    return der
  } catch {
    throw new UkeyError('NO_CERT')
  }
}
