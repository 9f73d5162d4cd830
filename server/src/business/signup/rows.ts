import type { SignupApplication } from '@jinpiao/contract/signup'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { againOf } from './again.ts'
import { outcomeOf } from './outcome.ts'
import { payloadOf } from './payload.ts'
import { standings } from './standing.ts'

/** What an application shows besides what all show: the product, how long it qualifies, and whether it can be asked for again. */
export async function toSignupRows(
  context: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<SignupApplication>>> {
  const { read, actor } = context
  const chosen = new Map(applications.map(({ pkApply, payload }) => [pkApply, payloadOf(payload).fkProduct]))
  const products = await read
    .selectFrom('funder_product')
    .select(['pkProduct', 'name'])
    .where('pkProduct', 'in', [...new Set(['', ...chosen.values()])])
    .execute()
  const nameOf = new Map(products.map(({ pkProduct, name }) => [pkProduct, name]))
  const known = await standings(read, actor.fkCorp)
  return new Map(
    applications.map((application) => {
      const { pkApply, counterpartyName } = application
      const fkProduct = chosen.get(pkApply) ?? ''
      const product = nameOf.get(fkProduct) ?? ''
      const qualifiedUntil = outcomeOf(application)?.qualifiedUntil ?? null
      const again = againOf(context, application, fkProduct, known)
      return [pkApply, { fkProduct, product, funderName: counterpartyName ?? '', qualifiedUntil, again }]
    }),
  )
}
