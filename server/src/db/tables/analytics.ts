/** What a person has done in the portal, as his browser tells it; kept for half a year. */
export interface AnalyticsEventTable {
  /** Of the browser. */
  id: string
  /** When it came, by the real clock: a day that is over gets no more. */
  day: string
  /** Of person and the day's secret, so that nobody is followed from one day to the next. */
  personDigest: string
  session: string
  seq: number
  type: string
  route: string
  /** What it is counted by: call and code of an act, kind of a problem; empty for a page. */
  outcome: string
  ms: number | null
  /** By the browser. */
  at: string
  /** JSON: the rest of the event. */
  props: string
}

/** Until the day is over; then nothing tells whose its events were. */
export interface AnalyticsSecretTable {
  day: string
  secret: string
}

/** What a day has come to. */
export interface AnalyticsDailyTable {
  day: string
  route: string
  type: string
  outcome: string
  count: number
  people: number
  /** How long on average; 0 where nothing has a length. */
  msMean: number
}
