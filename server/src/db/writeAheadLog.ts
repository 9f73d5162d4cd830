import { Kysely, sql } from 'kysely'
import { PooledReadDialect } from './sqliteDialect.ts'

/** So many acts are some megabytes of the log; a group of the daily work writes as much as some acts. */
const ACTS = 64
const ACTS_OF_A_GROUP = 8

/**
 * Brings what SQLite has written into its log to the file, in a thread of its own: it waits for the disk twice, and the
 * thread that answers requests would wait with it.
 */
export class WriteAheadLog {
  readonly #disk: Kysely<object>
  #written = 0
  #running: Promise<void> | undefined

  constructor(path: string) {
    this.#disk = new Kysely({ dialect: new PooledReadDialect(path, 1) })
  }

  /**
   * After each transaction. Work in the background waits for it, writing nothing meanwhile: the log begins anew only when
   * all of it has been brought over, and grew by gigabytes otherwise.
   */
  async written(isInBackground: boolean): Promise<void> {
    this.#written += isInBackground ? ACTS_OF_A_GROUP : 1
    if (this.#written < ACTS) return
    if (isInBackground) await this.#running
    this.#begin()
    if (isInBackground) await this.#running
  }

  #begin(): void {
    if (this.#running !== undefined) return
    this.#written = 0
    this.#running = sql`pragma wal_checkpoint(passive)`
      .execute(this.#disk)
      // What could not be brought over stays in the log, which is as good; the next one brings it.
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.#running = undefined
      })
  }

  async close(): Promise<void> {
    await this.#running
    await this.#disk.destroy()
  }
}
