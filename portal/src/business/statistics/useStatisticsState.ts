import { type Granularity, granularities } from '@jinpiao/contract/statistics'
import { addMonths, todayInShanghai } from '@jinpiao/values/days'
import { useSearchParams } from 'react-router-dom'
import { businessNow } from '#portal/http/serverClock.ts'

/** Months that are offered: three years back, this one too. */
const OFFERED = 36
/** A year until somebody chooses otherwise. */
const USUAL = 12

export interface StatisticsState {
  granularity: Granularity
  from: string
  to: string
  /** Key of one other enterprise; empty: all. */
  party: string
}

/** `2026-11`, `2026-10`, …: the newest first. */
export function offeredMonths(): string[] {
  const first = `${todayInShanghai(businessNow()).slice(0, 7)}-01`
  return Array.from({ length: OFFERED }, (_, back) => addMonths(first, -back).slice(0, 7))
}

/** What is counted stands in the address, so that it can be kept and sent. */
export function useStatisticsState() {
  const [parameters, setParameters] = useSearchParams()
  const months = offeredMonths()
  const month = (name: string, usual: string | undefined) => {
    const asked = parameters.get(name) ?? ''
    return months.includes(asked) ? asked : (usual ?? '')
  }
  const by = parameters.get('by') ?? ''
  const usual: StatisticsState = { granularity: 'MONTH', from: months[USUAL - 1] ?? '', to: months[0] ?? '', party: '' }
  const state: StatisticsState = {
    granularity: by in granularities ? (by as Granularity) : 'MONTH',
    from: month('from', usual.from),
    to: month('to', usual.to),
    party: parameters.get('party') ?? '',
  }
  function change({ granularity, from, to, party }: StatisticsState) {
    const next = { by: granularity, from, to, party }
    setParameters(Object.entries(next).filter(([, value]) => value !== ''))
  }
  return { state, usual, change }
}
