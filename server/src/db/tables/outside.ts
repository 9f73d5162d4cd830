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
