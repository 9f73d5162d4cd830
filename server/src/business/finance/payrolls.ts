import type { DataOf } from '@jinpiao/contract/endpoint'
import type { FinancePayload, finance } from '@jinpiao/contract/finance'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'

type Wages = Pick<DataOf<typeof finance.get>, 'wages' | 'payrolls' | 'wagesLeft' | 'financing'>

/** Wages of a financing, and of a list of wages its lines. */
export async function payrollsOf(
  _context: QueryContext,
  _application: Application,
  _payload: FinancePayload,
): Promise<Wages> {
  return { wages: [], payrolls: [], wagesLeft: null, financing: null }
}
