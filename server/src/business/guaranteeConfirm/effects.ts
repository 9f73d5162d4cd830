import type { ConfirmKind } from '@jinpiao/contract/states/ukey'
import type { Act } from '../../acts/command.ts'
import type { StoredConfirmation } from '../../queries/confirmations.ts'

type Effect = (
  act: Act,
  confirmation: StoredConfirmation,
  given: { answer: 'CONFIRM' | 'REFUSE'; reason: string },
) => Promise<void>

/** What the answer to a matter of each kind begins in the area that has asked; none does yet. */
export const effects: Partial<Record<ConfirmKind, Effect>> = {}
