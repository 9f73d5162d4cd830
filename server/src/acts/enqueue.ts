import type { SentTemplate } from '@jinpiao/contract/sentTexts'
import type { Writer } from '../db/database.ts'
import { newPk } from './keys.ts'

/** What is said to somebody: the name of a text and what fills it. */
interface SaidTo {
  template: SentTemplate
  params: readonly string[]
}

/** What each topic carries. A new one needs a receiver (`jobs/receivers.ts`): the compiler asks for it. */
export interface Payloads {
  SMS: SaidTo & { mobile: string }
  /** `pkInvoice`: the invoice for fees that is attached. */
  EMAIL: SaidTo & { email: string; pkInvoice?: string }
  /** The register of tickets at the exchange. */
  REPORT_SHCPE: {
    event: 'ISSUED' | 'ACCEPTED' | 'REFUSED' | 'TRANSFERRED' | 'FINANCED' | 'EXCHANGED'
    pkCredit: string
  }
}
export type Topic = keyof Payloads

/** Something for the outer world, delivered after the commit and at least once (product §2.6). */
export async function enqueue<Name extends Topic>(
  { tx, at }: { tx: Writer; at: string },
  topic: Name,
  payload: Payloads[Name],
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ pkOutbox: newPk(), topic, payload: JSON.stringify(payload), createdAt: at, dueAt: at })
    .execute()
}
