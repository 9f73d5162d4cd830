import { getChainStatistics, getCoreStatistics } from '@jinpiao/contract/statistics'
import { getStatistics } from '../../queries/statistics.ts'
import type { Registration } from '../register.ts'
import { supplierRoutes } from '../supplierRoutes.ts'

/** Figures of both sides, from the books. */
const statistics: Registration = ({ on }) => {
  on(getCoreStatistics, ({ query, queryContext }) => getStatistics(queryContext(), 'CORE', query))
  on(getChainStatistics, ({ query, queryContext }) => getStatistics(queryContext(), 'CHAIN', query))
}

/** Routes of the package data. */
export const data: readonly Registration[] = [supplierRoutes, statistics]
