import type { ApplicationState } from './status.ts'

/** Every API path stands below this base (spec §9). */
export const API_BASE = '/api/web'

/** `'0'` is success; any other code carries a message for the person (spec §8). */
export const CODE_SUCCESS = '0'

/** With an empty message: the portal shows the network text of spec §8. */
export const CODE_NETWORK = '99999999'

/** What every JSON answer looks like. Business refusals come with HTTP 200; 401 and 403 mean "no valid session". */
export interface Envelope<Data> {
  code: string
  message: string
  data: Data
  /** Of a refusal: the input that it is about, by its path in the body: `oldPassword`. The form says it there. */
  field?: string
}

/** One page of a list. `pagecond.count` is the number of rows over all pages (the specification's name). */
export interface Page<Row, Sum extends object = object> {
  list: Row[]
  pagecond: { page: number; pageSize: number; count: number; more?: boolean; next?: string; previous?: string }
  /** Totals over *all* pages, so that a footer never contradicts the filter. */
  sum: Sum
}

/** Result of one entry of a batch: batches are never all-or-nothing. */
export interface EntryResult {
  /** The id that was sent. */
  id: string
  /** The human number, when the entry is visible to the caller. */
  no?: string | undefined
  ok: boolean
  code: string
  message: string
  /** Numbers that the act gave birth to, e.g. of the issued ticket. */
  creditNo?: string | undefined
  pkCredit?: string | undefined
  /** Where the application stands after the act: what the result says happens now. */
  state?: ApplicationState | undefined
}
