/** Around the business: messages, files, form drafts, calendar, sessions and one-time secrets. */

import type { SessionEnd } from '@jinpiao/contract/sessionEnds'
import type { Generated } from 'kysely'

export interface MessageTable {
  pkMessage: string
  fkCorp: string
  userId: string
  messageType: string
  /** Name of a notice of the contract and what fills it: the words are made when it is read, in the reader's language. */
  notice: string
  params: string
  link: string | null
  messageState: string
  /** The business object the message is about, so that a to-do closes itself when anybody acts (P10). */
  target: string | null
  at: string
  readAt: string | null
  expiresAt: string | null
}

export interface FileObjectTable {
  pkFile: string
  fkCorp: string
  name: string
  size: number
  mime: string
  sha256: string
  kind: string
  uploadedBy: string
  at: string
}

export interface DraftTable {
  personId: string
  fkCorp: string
  routeKey: string
  payload: string
  /** Of its payload. */
  bytes: Generated<number>
  version: number
  savedAt: string
}

export interface HolidayTable {
  region: string
  day: string
  kind: string
  name: string
}

export interface SessionTable {
  /** SHA-256 of the cookie's token: a stolen database opens no session. */
  tokenHash: string
  personId: string
  userId: string | null
  pkRole: string | null
  /** JSON: public JWK that verifies this session's request signatures. */
  requestKey: string | null
  kid: string | null
  usedUkey: Generated<number>
  ip: string
  userAgent: string
  createdAt: string
  lastSeenAt: string
  expiresAt: string
}

/** Why a session was ended, for as long as it would have lasted. */
export interface EndedSessionTable {
  tokenHash: string
  why: SessionEnd
  /** Of the session. */
  createdAt: string
}

export interface PasswordFailureTable {
  /** As it was typed: whether anybody has this number must not show. */
  mobile: string
  /** Where it was tried ({@link Place}); `*`: anywhere but in browsers that the person has entered in. */
  place: string
  /** Since the last right password or lock. */
  failures: number
  lockedUntil: string | null
  /** Of the last failure. */
  at: string
}

export interface PasswordKeyTable {
  kid: string
  /** PKCS#8 PEM. */
  privateKey: string
  createdAt: string
  notAfter: string
}

export interface NonceTable {
  nonce: string
  purpose: string
  /** What the nonce was given for: a challenge, a session, a key. */
  subject: string | null
  expiresAt: string
  usedAt: string | null
}

export interface SmsCodeTable {
  pkSms: string
  mobile: string
  scene: string
  codeHash: string
  tries: Generated<number>
  createdAt: string
  expiresAt: string
  usedAt: string | null
  /** 1: the gateway may not have taken it, so no limit counts it. */
  uncounted: Generated<number>
  /** Where it was asked for, by which it is counted, and in which browser it counts. */
  place: string
  browser: string
}

/** A browser in which a person has entered. */
export interface KnownDeviceTable {
  deviceHash: string
  personId: string
  /** When he has done so last. */
  at: string
}

/** Daily work that one server does for all: whoever writes the row first. */
export interface JobRunTable {
  name: string
  day: string
}

/** The last run of a job on one server. */
export interface JobTurnTable {
  name: string
  /** The server, or who runs it by hand; a new one with each start. */
  holder: string
  beganAt: string
  /** Null: it runs, or its server was killed. */
  endedAt: string | null
  /** Renewed while it runs. */
  aliveUntil: string
  /** 1: something of it has failed, and the log says what. */
  hasFailed: number
}

/** Which server does a piece of work that one alone may do. */
export interface JobLeaseTable {
  name: string
  holder: string
  until: string
}

/** What a person filters a list by again and again. */
export interface SavedViewTable {
  pkView: string
  userId: string
  /** As the contract names the list. */
  listName: string
  name: string
  query: string
  isDefault: number
  savedAt: string
}
