/** A refusal of the server: the message is in the person's language and is shown as it is (spec §8). */
export class BusinessError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'BusinessError'
    this.code = code
  }
}

/** Code 99999999 without words, any status but 200, 401, 403, or no answer at all (spec §8). */
export class NetworkError extends Error {
  /** Tells the hotline which request it was. */
  readonly requestId: string | undefined
  constructor(requestId?: string) {
    super('network')
    this.name = 'NetworkError'
    this.requestId = requestId
  }
}

/** 401 or 403: there is no valid session (spec §6). */
export class SessionLostError extends Error {
  constructor() {
    super('session lost')
    this.name = 'SessionLostError'
  }
}
