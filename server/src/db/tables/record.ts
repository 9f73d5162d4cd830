/** What proves and carries: idempotency, the audit chain, the outbox, counters, settings. */

import type { Generated } from 'kysely'

export interface IdempotencyTable {
  personId: string
  requestId: string
  action: string
  inputDigest: string
  answer: string
  createdAt: string
}

export interface AuditLogTable {
  /** One chain per enterprise: writers of enterprises that have nothing to do with each other never wait. */
  fkCorp: string
  seq: number
  at: string
  personId: string
  personName: string
  action: string
  target: string
  ip: string
  userAgent: string
  before: string | null
  after: string | null
  requestId: string
  prevHash: string
  hash: string
}

export interface AuditHeadTable {
  fkCorp: string
  seq: number
  hash: string
}

export interface OutboxTable {
  pkOutbox: string
  topic: string
  payload: string
  createdAt: string
  deliveredAt: string | null
  tries: Generated<number>
  /** When it is tried next; `null` once it is delivered or given up. */
  dueAt: string | null
  lastError: Generated<string>
}

export interface CounterTable {
  name: string
  last: number
}

export interface SettingTable {
  name: string
  value: string
}

export interface PlatformVersionTable {
  version: number
  at: string
  author: string
  origin: 'START' | 'OPERATOR'
  /** JSON: keys that differ from the version before. */
  changed: string
  /** JSON: the platform document. */
  document: string
}

export interface PlatformPreviewTable {
  key: string
  /** JSON: the platform document. */
  document: string
  expiresAt: string
}
