import { issue } from '@jinpiao/contract/issue'
import { type CreditLimit, listLimits } from '@jinpiao/contract/limits'
import type { TenorRule } from '@jinpiao/contract/tenor'
import { type Day, todayInShanghai } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import { useQuery } from '@tanstack/react-query'
import { call } from '#portal/http/client.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { useHolidays } from '#portal/parts/useHolidays.ts'
import { emptyLine, toIssueLine } from './issueForm.ts'

export interface IssueFacts {
  /** By the server's clock. */
  today: Day
  limits: readonly CreditLimit[]
  holidays: readonly Holiday[]
  /** How long this enterprise may promise (I14). */
  tenor: TenorRule
}

const MAX_LIMITS = 200

/** What the issue form needs to know before anything is typed. Without the holidays it works, only without their notice. */
export function useIssueFacts() {
  const limits = useQuery(queryOf('limits', listLimits, { query: { pageSize: MAX_LIMITS } }))
  const holidays = useHolidays()
  // How long may be promised, the check of an empty line says.
  const probe = useQuery({
    queryKey: ['limits', issue.check.path, 'probe'],
    queryFn: ({ signal }) => call(issue.check, { body: { lines: [{ line: toIssueLine(emptyLine()) }] }, signal }),
  })
  const today = todayInShanghai(businessNow())
  const data: IssueFacts | undefined = limits.data &&
    probe.data && {
      today,
      limits: limits.data.list,
      holidays,
      tenor: probe.data.facts,
    }
  return {
    data,
    error: limits.error ?? probe.error,
    isFetching: limits.isFetching || probe.isFetching,
    refetch: () => Promise.all([limits.refetch(), probe.refetch()]),
  }
}
