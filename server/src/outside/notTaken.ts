/**
 * A receiver outside of the platform has not taken something. The message says why, without whom it was for: it stands in
 * logs and in the outbox.
 */
export class NotTaken extends Error {
  override name = 'NotTaken'
  /** False: it was refused for certain. True: no answer came, so it may have arrived all the same. */
  readonly mayHaveArrived: boolean

  constructor(message: string, mayHaveArrived = false) {
    super(message)
    this.mayHaveArrived = mayHaveArrived
  }
}
