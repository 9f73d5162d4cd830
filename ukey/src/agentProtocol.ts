import type { CertificateSubject, UkeyErrorCode, UkeyErrorDetails } from './driver.ts'

/**
 * What the page and the UKEY program of a PC say to each other: types and constants, so that the page carries no schema.
 * One JSON message in each frame. The page asks with an `id`, the program answers with the same one; while it waits for the
 * person it says where its own window stands.
 */

/** Where the program listens, at 127.0.0.1: the first of these that is free. */
export const AGENT_PORTS = [28317, 28327, 28337] as const

/** Of the WebSocket: whatever else listens on such a port does not know it. */
export const AGENT_SUBPROTOCOL = 'jinpiao.ukey.v1'

/**
 * Over plain HTTP on the same port the program answers this to anybody, whatever it is, and lets every page have the opaque
 * answer (no `cross-origin-resource-policy`): a page whose origin it refuses (403) learns only so that it is there.
 */
export const AGENT_PROBE = '/'

/** The least that a page asks for; an older program is told to be replaced. */
export const AGENT_PROTOCOL = 1

export interface AgentHello {
  version: string
  protocol: number
  /** Module that reaches the tokens, with its version; null: it could not be loaded. */
  driver: string | null
}

/** What the page may ask. The data of the answers: `AgentHello`, `UkeyCertificate[]`, `UkeySignature`, PEM, null, null. */
export type AgentCall =
  | { type: 'hello' }
  | { type: 'list' }
  /** `readSignRequest` says what is signed, and whether at all. */
  | { type: 'sign'; signRequest: string }
  | { type: 'csr'; subject: CertificateSubject }
  /** `owner`: whose it is, for the program's own list. */
  | { type: 'install'; certificatePem: string; owner: string }
  /** `job`: the id of the call that is given up. It answers CANCELLED. */
  | { type: 'cancel'; job: number }
export type AgentRequest = { id: number } & AgentCall

/** `UNKNOWN` comes with what the token said, `CKR 0x…`. */
export type AgentErrorCode = UkeyErrorCode | 'UNKNOWN'
export type AgentAnswer =
  | { id: number; ok: true; data: unknown }
  | { id: number; ok: false; code: AgentErrorCode; details?: UkeyErrorDetails & { rawCode?: string } }

/** The program has opened its own page, where the text is shown and the PIN is typed; `url` is its address. */
export interface AgentEvent {
  type: 'confirm'
  /** Of the call that waits. */
  id: number
  url: string
}
export type AgentMessage = AgentAnswer | AgentEvent
