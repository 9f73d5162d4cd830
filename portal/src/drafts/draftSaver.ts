import { after } from '@jinpiao/ui-kit/lib/pause'

/** Product P4: so long after the last change a draft is saved. */
export const DRAFT_DELAY_MS = 800
/** Product P4: saving is said at most so often; the line on the page always shows the last time. */
export const DRAFT_ANNOUNCE_MS = 60_000

export interface SavedDraft {
  savedAt: string
  version: number
}

export interface DraftSaverOptions<Payload> {
  put: (payload: Payload, version: number) => Promise<SavedDraft>
  onSaved: (saved: SavedDraft) => void
  /** Another window has saved meanwhile (99000409), or the line is broken: saving stops until `resume`. */
  onFailed: (error: unknown) => void
  /** Version of what was read, 0 when there was nothing. */
  version?: number
  delayMs?: number
}

/**
 * Saves the latest state of a form, one request at a time, so that an older state can never overwrite a newer one.
 * Knows no React: the hook feeds it.
 */
export class DraftSaver<Payload> {
  readonly #options: DraftSaverOptions<Payload>
  #waiting: { payload: Payload } | undefined
  #saving: { payload: Payload } | undefined
  #running: Promise<void> | undefined
  #callOff: (() => void) | undefined
  #stopped = false
  /** What was saved last when it was stopped. */
  #left = 0
  version: number

  constructor(options: DraftSaverOptions<Payload>) {
    this.#options = options
    this.version = options.version ?? 0
  }

  /** Called at every change. */
  change(payload: Payload): void {
    this.#waiting = { payload }
    this.#callOff?.()
    if (!this.#stopped) this.#callOff = after(this.#options.delayMs ?? DRAFT_DELAY_MS, () => void this.flush())
  }

  /** Saves what waits now: the page is being hidden or left. */
  async flush(): Promise<void> {
    this.#callOff?.()
    // Asked again after each wait: another flush may have gone first.
    while (this.#running !== undefined) await this.#running
    if (this.#waiting === undefined || this.#stopped) return
    this.#running = this.#save(this.#waiting.payload)
    await this.#running
  }

  /** What has been typed and is not known to be saved: it waits, or no answer has come yet. */
  get unsaved(): Payload | undefined {
    return (this.#waiting ?? this.#saving)?.payload
  }

  /** Goes on after a failure: with `version` what the other window saved is overwritten knowingly. */
  resume(version: number): void {
    this.version = version
    this.#stopped = false
    if (this.#waiting !== undefined) void this.flush()
  }

  /**
   * Forgets what waits: the form was submitted, or its draft thrown away. Resolves when the server has what is under way: a
   * draft that is deleted before it would come back.
   * @returns the version that this form has saved last, by which it is deleted; 0 for none.
   */
  async stop(): Promise<number> {
    this.#callOff?.()
    this.#stopped = true
    this.#waiting = undefined
    this.#saving = undefined
    this.#left = this.version
    this.version = 0
    await this.#running
    return this.#left
  }

  async #save(payload: Payload): Promise<void> {
    this.#waiting = undefined
    const own = { payload }
    this.#saving = own
    // Stopped meanwhile: what the server says of it is of nobody's interest.
    const isWanted = () => this.#saving === own
    try {
      const saved = await this.#options.put(payload, this.version)
      if (!isWanted()) {
        this.#left = saved.version
        return
      }
      this.#saving = undefined
      this.version = saved.version
      this.#options.onSaved(saved)
    } catch (error) {
      if (!isWanted()) return
      // A newer change may wait already; else this one is still to be saved.
      this.#waiting ??= this.#saving
      this.#saving = undefined
      this.#stopped = true
      this.#options.onFailed(error)
    } finally {
      this.#running = undefined
    }
  }
}
