import type { ConfirmKind } from '@jinpiao/contract/states/ukey'
import type { Act } from '../../acts/command.ts'
import type { Businesses } from '../../flow/business.ts'
import { tell } from '../../flow/hearing.ts'
import type { StoredConfirmation } from '../../queries/confirmations.ts'

type Effect = (
  businesses: Businesses,
  act: Act,
  confirmation: StoredConfirmation,
  given: { answer: 'CONFIRM' | 'REFUSE'; reason: string },
) => Promise<void>

/** What the answer to a matter of each kind begins in the area that has asked. */
export const effects: Partial<Record<ConfirmKind, Effect>> = {
  /** The statement of the payer is answered by its payee. */
  async PAYMENT(businesses, act, { fkClaim }, { answer, reason }) {
    if (fkClaim === null) return
    await tell(businesses, act, {
      pkApply: fkClaim,
      answer: answer === 'CONFIRM' ? 'APPROVE' : 'REJECT',
      comment: reason,
    })
  },
}
