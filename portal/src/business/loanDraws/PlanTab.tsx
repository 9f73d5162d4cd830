import { getPlan } from '@jinpiao/contract/loans'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#portal/http/queries.ts'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { PlanTables } from './PlanTable.tsx'

/** The plan of a loan behind a tab of its page. */
export function PlanTab({ pkDraw }: { pkDraw: string }) {
  const query = useQuery(queryOf('loans', getPlan, { params: { pkDraw } }))
  return <QueryState query={query}>{(plan) => <PlanTables plan={plan} place={page.section} level="h3" />}</QueryState>
}
