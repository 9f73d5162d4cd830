import { MAX_BATCH } from '@jinpiao/contract/applications'
import { getBillingInfo } from '@jinpiao/contract/billingInfo'
import { listBills } from '@jinpiao/contract/bills'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { queryOf } from '#portal/http/queries.ts'
import type { InvoicingFormFacts } from './invoicingForm.ts'

/** Bills without an invoice, the newest first, and what stands on invoices of the enterprise. */
export function useInvoicingFacts(): FactsQuery<InvoicingFormFacts> {
  const [parameters] = useSearchParams()
  const wanted = (parameters.get('bills') ?? '').split(',')
  const query = { feeState: ['PAID'], invoicedState: ['NONE'], pageSize: MAX_BATCH } as const
  const bills = useQuery(
    queryOf('fees', listBills, { query: { ...query, feeState: ['PAID'], invoicedState: ['NONE'] } }),
  )
  const billing = useQuery(queryOf('fees', getBillingInfo, {}))
  const failed = [bills, billing].find(({ error }) => error !== null)
  const data =
    bills.data === undefined || billing.data === undefined
      ? undefined
      : {
          bills: bills.data.list,
          chosen: bills.data.list.filter(({ pkBill }) => wanted.includes(pkBill)),
          billing: billing.data.version === 0 ? null : billing.data,
        }
  return {
    data,
    error: failed?.error ?? null,
    isFetching: bills.isFetching || billing.isFetching,
    refetch: () => Promise.all([bills.refetch(), billing.refetch()]),
  }
}
