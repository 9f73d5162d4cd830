import type { SignupApplication } from '@jinpiao/contract/signup'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { outcomeOf } from './outcome.ts'
import { payloadOf } from './payload.ts'

/** What an application shows besides what all show: the product, and how long it qualifies. */
export async function toSignupRows(
  { read }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<SignupApplication>>> {
  const chosen = new Map(applications.map(({ pkApply, payload }) => [pkApply, payloadOf(payload).fkProduct]))
  const products = await read
    .selectFrom('funder_product')
    .select(['pkProduct', 'name'])
    .where('pkProduct', 'in', [...new Set(['', ...chosen.values()])])
    .execute()
  const nameOf = new Map(products.map(({ pkProduct, name }) => [pkProduct, name]))
  return new Map(
    applications.map((application) => {
      const { pkApply, counterpartyName } = application
      const fkProduct = chosen.get(pkApply) ?? ''
      const product = nameOf.get(fkProduct) ?? ''
      const qualifiedUntil = outcomeOf(application)?.qualifiedUntil ?? null
      return [pkApply, { fkProduct, product, funderName: counterpartyName ?? '', qualifiedUntil }]
    }),
  )
}
