/** What institutions are asked, and what they have answered. */

export interface OutsideTaskTable {
  pkTask: string
  /** A kind of the contract. */
  kind: string
  institution: string
  fkFunder: string | null
  /** Key of what is asked about: of an application, an invoice, an order. */
  target: string
  round: number
  fkCorp: string
  no: string
  /** JSON: what is asked. */
  body: string
  /** JSON: the files that may be fetched with it. */
  files: string
  state: string
  createdAt: string
  answeredAt: string | null
}

/** A number that an institution has given to one thing: a payment, a bill, an invoice. */
export interface GivenNumberTable {
  institution: string
  /** Of a funder its enterprise; '' for others. Two funders may count alike. */
  fkFunder: string
  /** `bankSerial`, `billNo`, `invoiceNo`. */
  kind: string
  number: string
  /** Key of what the task was about; '' where it was given before there was this table. */
  target: string
  line: number | null
  /** The number by which people call that. */
  no: string
  at: string
}

export interface OutsideAnswerTable {
  /** Made by the sender, behind the name of the sender. */
  evidenceKey: string
  source: string
  target: string
  answer: string
  /** JSON: all that was said. */
  body: string
  at: string
}
