import type { SignupApplication } from '@jinpiao/contract/signup'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { outcomeOf } from './outcome.ts'
import { payloadOf } from './payload.ts'

/** What an application shows besides what all show: the product, and how long it qualifies. */
export async function toSignupRows(
  _context: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<SignupApplication>>> {
  return new Map(
    applications.map((application) => [
      application.pkApply,
      {
        fkProduct: payloadOf(application.payload).fkProduct,
        product: application.mark1 ?? '',
        funderName: application.counterpartyName ?? '',
        qualifiedUntil: outcomeOf(application)?.qualifiedUntil ?? null,
      },
    ]),
  )
}
