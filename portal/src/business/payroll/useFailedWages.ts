import { listFailedWages } from '@jinpiao/contract/finance'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { queryOf } from '#portal/http/queries.ts'
import type { PayrollForm } from './payrollForm.ts'

/**
 * Begins the form with the wages of an earlier list that failed: their accounts can be corrected before they are paid again.
 *
 * @param again key of that list; '' where there is none.
 */
export function useFailedWages(again: string, form: Pick<UseFormReturn<PayrollForm>, 'reset'>): void {
  const { reset } = form
  const { data } = useQuery({
    ...queryOf('applications', listFailedWages, { query: { pkApply: again } }),
    enabled: again !== '',
  })
  useEffect(() => {
    if (data !== undefined && data.length > 0) reset({ wages: data })
  }, [data, reset])
}
