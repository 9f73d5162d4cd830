import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** One line of the session's log, as `orca/srlog.py` writes it. `t` is milliseconds since 1970. */
export type TranscriptRecord = { seq: number; t: number } & (
  | { type: 'speech'; text: string; interrupt: boolean; kind: 'text' | 'char' | 'key' | 'sayall' }
  | { type: 'key'; name: string; keysym: number; down: boolean; consumed: boolean }
  | { type: 'stop' | 'idle' }
  | { type: 'ready'; version: string }
)

export type Speech = Extract<TranscriptRecord, { type: 'speech' }>

const pollEveryMs = 15

/** Follows the log that Orca writes: what was said, which keys arrived, when its event queue ran empty. */
export class Transcript {
  readonly records: TranscriptRecord[] = []
  readonly #file: number
  #offset = 0
  #unfinishedLine: Buffer = Buffer.alloc(0)

  constructor(path: string) {
    this.#file = openSync(path, 'r')
  }

  close(): void {
    closeSync(this.#file)
  }

  /** The version of Orca: a session begins with it. */
  get orca(): string {
    this.#read()
    return this.records.find((record) => record.type === 'ready')?.version ?? ''
  }

  /** Sequence number of the newest record. */
  get last(): number {
    this.#read()
    return this.records.at(-1)?.seq ?? 0
  }

  /** What was said after record `after`, up to record `upTo`, in order, without blanks. */
  texts(after: number, upTo: number = Infinity): string[] {
    this.#read()
    return this.records
      .filter((record): record is Speech => record.type === 'speech' && record.seq > after && record.seq <= upTo)
      .map((record) => record.text.trim())
      .filter((text) => text !== '')
  }

  /** The first record that satisfies `test`, or `undefined` when `limitMs` has passed. */
  async find(
    test: (record: TranscriptRecord) => boolean,
    after: number,
    limitMs: number,
  ): Promise<TranscriptRecord | undefined> {
    const end = Date.now() + limitMs
    for (let next = 0; ; await delay(pollEveryMs)) {
      this.#read()
      for (; next < this.records.length; next++) {
        const record = this.records[next]
        if (record && record.seq > after && test(record)) return record
      }
      if (Date.now() > end) return undefined
    }
  }

  /** Waits until Orca has nothing left to do after record `after` and has been silent for `quietMs`. */
  async settled(after: number, quietMs: number, limitMs: number): Promise<void> {
    const begin = Date.now()
    while (Date.now() < begin + limitMs) {
      this.#read()
      const last = this.records.at(-1)
      if (last && last.seq >= after && last.type === 'idle' && Date.now() - Math.max(begin, last.t) >= quietMs) return
      await delay(pollEveryMs)
    }
  }

  #read(): void {
    const size = fstatSync(this.#file).size
    if (size <= this.#offset) return
    const chunk = Buffer.alloc(size - this.#offset)
    readSync(this.#file, chunk, 0, chunk.length, this.#offset)
    this.#offset = size
    const text = Buffer.concat([this.#unfinishedLine, chunk])
    const end = text.lastIndexOf(10) + 1
    this.#unfinishedLine = text.subarray(end)
    for (const line of text.subarray(0, end).toString('utf8').split('\n')) {
      if (line !== '') this.records.push(JSON.parse(line) as TranscriptRecord)
    }
  }
}
