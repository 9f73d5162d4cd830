import { listUsableAccounts } from '@jinpiao/contract/accounts'
import { listFunderProducts } from '@jinpiao/contract/funderProducts'
import * as places from '@jinpiao/contract/places'
import { toChoices, usableAccounts } from '../queries/accounts.ts'
import { funderProducts, toOffers } from '../queries/funderProducts.ts'
import { findBanks, findBranches, findRegions } from '../queries/places.ts'
import type { Api } from './register.ts'

/** What forms of several packages choose from: accounts, products, regions, banks. */
export function registerHouse({ on, services }: Api): void {
  on(listUsableAccounts, async ({ query, queryContext }) => {
    const { read, actor } = queryContext()
    return toChoices(await usableAccounts(read, actor.fkCorp, query.usage))
  })
  on(listFunderProducts, async ({ query, queryContext }) =>
    toOffers(await funderProducts(queryContext().read, query.kind)),
  )
  on(places.findRegions, ({ query }) => findRegions(services.database.read, query.keyword))
  on(places.findBanks, ({ query }) => findBanks(services.database.read, query.keyword))
  on(places.findBranches, ({ query }) => findBranches(services.database.read, query))
}
