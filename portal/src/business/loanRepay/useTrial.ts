import { getRepayTrial, type RepayTrial } from '@jinpiao/contract/loanRepay'
import { loanProblems } from '@jinpiao/contract/loanRepayRules'
import { decimalToFen } from '@jinpiao/values/money'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { queryOf } from '#portal/http/queries.ts'
import { useDelayed } from '#portal/parts/useDelayed.ts'
import type { RepayFormFacts } from './repayFacts.ts'
import { partOf, type RepayForm } from './repayForm.ts'
import { factsOf } from './useRepayFacts.ts'

interface Tried {
  trial: RepayTrial | undefined
  error: Error | null
  isAsking: boolean
}

/** 试算: what is chosen costs, asked for once loan and amount are there; day and sum stay in the form to be signed. */
export function useTrial({ loans, repayDate }: RepayFormFacts): Tried {
  const { setValue, clearErrors, getValues } = useFormContext<RepayForm>()
  const [pkDraw, kind, typed] = useWatch<RepayForm, ['pkDraw', 'kind', 'principal']>({
    name: ['pkDraw', 'kind', 'principal'],
  })
  const part = partOf({ kind, principal: typed })
  const principal = useDelayed(part)
  const loan = loans.find((each) => each.pkDraw === pkDraw)
  const isOpen = loan !== undefined && loanProblems(factsOf(loan, getValues('pkApply'))).length === 0
  const isLess = principal !== '' && loan !== undefined && decimalToFen(principal) < decimalToFen(loan.outstanding)
  const isPart = isLess && decimalToFen(principal) > 0n
  const enabled = isOpen && (kind === 'EARLY_ALL' || isPart)
  const query = kind === 'EARLY_ALL' ? { kind } : { kind, principal }
  const { data, error, isFetching } = useQuery({
    ...queryOf('loans', getRepayTrial, { params: { pkDraw }, query }),
    enabled,
    retry: false,
  })
  const isOfForm = enabled && (kind === 'EARLY_ALL' || principal === part)
  const trial = isOfForm && error === null ? data : undefined
  const [day, total] = [trial?.repayDate ?? repayDate, trial?.repayTotal ?? '']
  useEffect(() => {
    if (getValues('repayDate') !== day) setValue('repayDate', day)
    if (getValues('totalQuoted') === total) return
    setValue('totalQuoted', total)
    if (total !== '') clearErrors('totalQuoted')
  }, [day, total, setValue, clearErrors, getValues])
  return { trial, error: isOfForm ? error : null, isAsking: enabled && isFetching }
}
