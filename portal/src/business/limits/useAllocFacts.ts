import { getLimitMembers } from '@jinpiao/contract/limitAlloc'
import { listLimits } from '@jinpiao/contract/limits'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import type { AllocFacts } from './allocForm.ts'

/** With the way to choose another limit, whose members these are then. */
export interface ChosenLimit extends AllocFacts {
  onLimit: (pkLimit: string) => void
}

const MAX_LIMITS = 200

/**
 * Limits of the enterprise, and its members' parts of the one that is chosen; it begins with those of
 * the address (`?limit=`, `?member=`).
 */
export function useAllocFacts(): FactsQuery<ChosenLimit> {
  const [parameters] = useSearchParams()
  const [pkLimit, onLimit] = useState(parameters.get('limit') ?? '')
  const limits = useQuery(queryOf('limits', listLimits, { query: { pageSize: MAX_LIMITS } }))
  const members = useQuery({
    ...queryOf('limits', getLimitMembers, { params: { pkLimit } }),
    enabled: pkLimit !== '',
  })
  const { data } = limits
  const asked = parameters.get('member')
  // The form begins with the member, so it waits for its name; a key of an old address is of no member.
  const isKnown = asked === null || pkLimit === '' || pkLimit !== parameters.get('limit') || !members.isPending
  return {
    ...limits,
    data:
      isKnown && data
        ? {
            today: todayInShanghai(businessNow()),
            limits: data.list,
            // A key of an old address may be of no limit: then none is chosen.
            pkLimit: data.list.some((limit) => limit.pkLimit === pkLimit) ? pkLimit : '',
            members: members.data,
            member: members.data?.find(({ fkMember }) => fkMember === asked),
            onLimit,
          }
        : undefined,
  }
}
