import { NetworkError } from '#portal/http/errors.ts'

/** The number that the server knows a failed call by. Offline, the call has reached nobody who could look it up. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof NetworkError && !error.isOffline ? error.requestId : undefined
