import type { Post, RoleCode } from '@jinpiao/contract/roles'
import type { UkeyDriverName } from '@jinpiao/contract/ukeyAgent'
import type { Language } from '@jinpiao/contract/words'
import type { SignRequestClaims } from '@jinpiao/ukey/signRequest'
import type { Database, Reader } from '../db/database.ts'
import type { Clock } from '../domain/clock.ts'

/** Whose things are that belong to no enterprise yet: the chain in the audit log, tasks of the platform. */
export const STRANGERS = 'REGISTER'

/** Whoever runs the server belongs to none of its enterprises: the chain in the audit log of what they do. */
export const OPERATOR_CHAIN = 'platform'

/** Id and name of the actor when a job acts and no person. */
export const MACHINE = 'SYSTEM'

/** The person who acts, in one role of one enterprise. Made from the session, never from what the client sends. */
export interface Actor {
  personId: string
  personName: string
  userId: string
  /** The tenant: everything read and written is this enterprise's (I30). */
  fkCorp: string
  corpName: string
  creditCode: string
  userType: 'CORE' | 'CORP' | 'FUNDER'
  roleCode: RoleCode
  post: Post
  /** Route paths in the menu of the current role (I21). */
  permissions: ReadonlySet<string>
  /** Serial of the registered certificate; null while no UKEY is bound. */
  certNumber: string | null
}

/** How signatures are judged (I13). */
export interface SigningPolicy {
  /** UKEY control (spec §4): off means that a dummy signature is expected and recorded as such. */
  controlEnabled: boolean
  /** PEM certificates of the authorities whose signers count. */
  ca: readonly string[]
  /** Stands at the head of every text that is signed. */
  platformName: string
  /** How keys are reached here: it goes into the audit log with each signature. */
  driver: UkeyDriverName
  /** Only where keys are reached by a program on the PC, which signs nothing that the server has not vouched for. */
  vouch?: Vouch
}

/** What a text to sign says to the UKEY program; origin and time are the caller's. */
export type Vouched = Pick<SignRequestClaims, 'jti' | 'certSerialNo' | 'printedNo' | 'digest' | 'original'>
/** Makes a sign request: the server's word for a text. */
export type Vouch = (text: Vouched) => Promise<string>

/** Everything a query needs. */
export interface QueryContext {
  read: Reader
  clock: Clock
  actor: Actor
  language: Language
}

/** Everything a command needs; one per request. */
export interface CommandContext {
  database: Database
  clock: Clock
  /** Real time, by which certificates are judged; absent: `clock` is real. */
  wall?: Clock
  actor: Actor
  language: Language
  signing: SigningPolicy
  /** `x-request-id`: the same id gives the same answer (I24). */
  requestId: string
  ip: string
  userAgent: string
}
