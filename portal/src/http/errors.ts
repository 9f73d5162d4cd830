import { OTHER_IDENTITY } from '@jinpiao/contract/acting'
import { isPassing, isTransient } from '@jinpiao/contract/transient'
import { ChunkError } from '#portal/chunk.ts'

/** A refusal of the server: the message is in the person's language and is shown as it is (spec §8). */
export class BusinessError extends Error {
  readonly code: string
  /** The input that it is about, by its path in what was sent; undefined: it is about the whole. */
  readonly field: string | undefined
  /** @param options `cause`: the envelope as it came (spec §8). */
  constructor(
    code: string,
    message: string,
    { field, ...options }: ErrorOptions & { field?: string | undefined } = {},
  ) {
    super(message, options)
    this.name = 'BusinessError'
    this.code = code
    this.field = field
  }
}

/** Code 99999999 without words, any status but 200, 401, 403, or no answer at all (spec §8). */
export class NetworkError extends Error {
  /** Tells the hotline which request it was. */
  readonly requestId: string | undefined
  /** No answer came while the browser had no connection at all: waiting or calling the hotline does not help. */
  readonly isOffline: boolean
  /** @param options `cause`: what the network said, or the answer that was none (spec §8). */
  constructor(requestId?: string, { isOffline = false, ...options }: ErrorOptions & { isOffline?: boolean } = {}) {
    super('network', options)
    this.name = 'NetworkError'
    this.requestId = requestId
    this.isOffline = isOffline
  }
}

/**
 * Whether the browser says that it has no connection. Asked only after a failure: a portal on this very machine
 * answers without any network, so nothing may be refused for it.
 */
export const isBrowserOffline = (): boolean => navigator.onLine === false

/** Whether something failed because there is no connection: a call, or a file of the portal. */
export const isOfflineFailure = (error: unknown): boolean =>
  error instanceof NetworkError
    ? error.isOffline
    : (error instanceof ChunkError || error instanceof TypeError) && isBrowserOffline()

/** Whether 重试 may help: no answer came, or what the server refused it for passes. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof BusinessError ? isTransient(error.code) : !(error instanceof SessionLostError)

/**
 * Whether the same signature may be sent again: no answer came, or what the server refused it for passes by itself. One
 * that is too old or of another text needs a new signature, and without a session nobody sends anything.
 */
export const isWorthResending = (error: unknown): boolean =>
  error instanceof BusinessError ? isPassing(error.code) : !(error instanceof SessionLostError)

/** 401 or 403: there is no valid session (spec §6). */
export class SessionLostError extends Error {
  /** @param options `cause`: the answer. */
  constructor(options?: ErrorOptions) {
    super('session lost', options)
    this.name = 'SessionLostError'
  }
}

/** Whether the session has ended or passed to somebody else: a page of its own says so. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof SessionLostError || (error instanceof BusinessError && error.code === OTHER_IDENTITY)
