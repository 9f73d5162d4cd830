import { listDueTickets, listRedeemLines } from '@jinpiao/contract/redeem'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#portal/http/queries.ts'
import { payingStates } from './PayingLines.tsx'

const one = { page: 1, pageSize: 1 }

/** How many tickets are to be paid, and how many payments are under way: more than a list counts it does not say. */
export function useRedeemCounts(): Record<'due' | 'paying', number | undefined> {
  const { data: due } = useQuery(queryOf('redeems', listDueTickets, { query: one }))
  const { data: paying } = useQuery(
    queryOf('redeems', listRedeemLines, { query: { ...one, lineState: [...payingStates] } }),
  )
  return { due: countIn(due), paying: countIn(paying) }
}

const countIn = (answer: { pagecond: { count: number; more?: boolean | undefined } } | undefined) =>
  answer === undefined || answer.pagecond.more ? undefined : answer.pagecond.count
