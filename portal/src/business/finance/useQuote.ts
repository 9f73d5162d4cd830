import { type Quote, quoteFinance } from '@jinpiao/contract/finance'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { moneyText } from '#portal/business/trade/tradeForm.ts'
import { call } from '#portal/http/client.ts'
import { useDelayed } from '#portal/parts/useDelayed.ts'
import type { FinanceForm } from './financeForm.ts'

interface Quoted {
  quote: Quote | undefined
  error: Error | null
  isAsking: boolean
  /** Asks again: the price of this moment. */
  ask: () => void
}

/** 试算: the price of what is chosen, asked for as soon as ticket, product and amount are there; the form keeps it to be signed. */
export function useQuote(): Quoted {
  const { setValue, clearErrors, getValues } = useFormContext<FinanceForm>()
  const [fkCredit, pkProduct, typed] = useWatch<FinanceForm, ['fkCredit', 'pkProduct', 'amount']>({
    name: ['fkCredit', 'pkProduct', 'amount'],
  })
  const amount = useDelayed(moneyText(typed))
  const enabled = fkCredit !== '' && pkProduct !== '' && amount !== ''
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['quote', fkCredit, pkProduct, amount],
    queryFn: ({ signal }) => call(quoteFinance, { body: { fkCredit, pkProduct, amount }, signal }),
    enabled,
    // It ends by its own time, which the page shows; nobody's price changes while he reads it.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isOfForm = enabled && amount === moneyText(typed)
  const quote = isOfForm && error === null ? data : undefined
  useEffect(() => {
    if (getValues('quote')?.validUntil === quote?.validUntil) return
    setValue('quote', quote ?? null)
    if (quote) clearErrors('quote')
  }, [quote, setValue, clearErrors, getValues])
  return { quote, error: isOfForm ? error : null, isAsking: isFetching, ask: () => void refetch() }
}
