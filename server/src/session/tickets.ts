import { TICKET_HEADER } from '@jinpiao/contract/endpoint'
import { parseSignatureHeader, SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import type { PasswordKey } from '@jinpiao/ukey/passwordDecipher'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, HOUR_MS } from '../domain/clock.ts'
import { giveChallenge, provesChallenge } from './challenges.ts'

/** So long may somebody fill in a registration. */
const TICKET_HOURS = 2

/** Somebody who is no user yet: all that is known is the mobile number that he has proved. */
export interface Stranger {
  mobile: string
}

interface Server {
  passwordKeys: readonly PasswordKey[]
  /** Real time. */
  clock: Clock
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const challengeOf = (mobile: string, kid: string) => ({ purpose: 'register', subject: `${mobile}\n${kid}` }) as const

/** The key with which the browser signs its requests. @throws {BusinessError} 01000112 it signs with none. */
export function kidOf(headers: Headers): string {
  const header = headers[SIGNATURE_HEADER]
  const fields = typeof header === 'string' ? parseSignatureHeader(header) : undefined
  if (!fields) throw new BusinessError('01000112')
  return fields.kid
}

/** The proof of a mobile number, for the browser with this key: copied elsewhere it opens nothing. Nothing is stored. */
export function giveTicket(server: Server, mobile: string, kid: string): { ticket: string; expiresAt: string } {
  const { nonce, expiresAt } = giveChallenge(server, { ...challengeOf(mobile, kid), ttlMs: TICKET_HOURS * HOUR_MS })
  return { ticket: `${mobile}.${nonce}`, expiresAt }
}

/** @throws {BusinessError} 01000112 it is not ours, of another browser, or too old. */
export function requireTicket(server: Server, headers: Headers): Stranger {
  const ticket = headers[TICKET_HEADER]
  const [mobile = '', nonce = ''] = typeof ticket === 'string' ? ticket.split('.') : []
  if (!provesChallenge(server, challengeOf(mobile, kidOf(headers)), nonce)) throw new BusinessError('01000112')
  return { mobile }
}
