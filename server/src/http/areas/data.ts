import { getLimitMembers, listAllocations } from '@jinpiao/contract/limitAlloc'
import { listPackParties } from '@jinpiao/contract/packs'
import { getChainStatistics, getCoreStatistics } from '@jinpiao/contract/statistics'
import { packParties } from '../../business/pack/parties.ts'
import { allocations } from '../../queries/allocations.ts'
import { limitMembers } from '../../queries/limitMembers.ts'
import { getStatistics } from '../../queries/statistics.ts'
import { onList } from '../listRoutes.ts'
import type { Registration } from '../register.ts'
import { supplierRoutes } from '../supplierRoutes.ts'

/** Figures of both sides, from the books. */
const statistics: Registration = ({ on }) => {
  on(getCoreStatistics, ({ query, queryContext }) => getStatistics(queryContext(), 'CORE', query))
  on(getChainStatistics, ({ query, queryContext }) => getStatistics(queryContext(), 'CHAIN', query))
}

/** Whom packs can be for; the packs are registered with all applications. */
const packs: Registration = ({ on }) => {
  on(listPackParties, ({ queryContext }) => packParties(queryContext()))
}

/** How a limit is shared with members. */
const sharing: Registration = (api) => {
  onList(api, listAllocations, allocations)
  api.on(getLimitMembers, ({ params, queryContext }) => limitMembers(queryContext(), params))
}

/** Routes of the package data. */
export const data: readonly Registration[] = [packs, sharing, supplierRoutes, statistics]
