/** What outsiders are asked for: each task is answered once. */
export interface OutsideTaskTable {
  pkTask: string
  kind: string
  /** Who is asked: `PLATFORM`, `FUNDER`, `BANK`. */
  institution: string
  /** The one funder who sees it; null: the institution is one. */
  fkFunder: string | null
  /** Key of what it is about. */
  target: string
  /** Counts the times that the same is asked again. */
  round: number
  fkCorp: string
  /** JSON: what the outsider has to know. */
  body: string
  /** `OPEN`, `ANSWERED`, `CLOSED`. */
  state: string
  createdAt: string
  answeredAt: string | null
}

/** Amounts of invoices that are financed in parts. */
export interface InvoicePartTable {
  invoiceKey: string
  totalFen: bigint
  /** What open applications and financings take of it. */
  usedFen: bigint
}
