import { getLimitMembers, listAllocations } from '@jinpiao/contract/limitAlloc'
import { allocations } from '../../queries/allocations.ts'
import { limitMembers } from '../../queries/limitMembers.ts'
import { onList } from '../listRoutes.ts'
import type { Registration } from '../register.ts'

/** How a limit is shared with members. */
const sharing: Registration = (api) => {
  onList(api, listAllocations, allocations)
  api.on(getLimitMembers, ({ params, queryContext }) => limitMembers(queryContext(), params))
}

/** Routes of the package data. */
export const data: readonly Registration[] = [sharing]
