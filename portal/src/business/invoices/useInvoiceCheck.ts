import { type InvoiceRow, verifyInvoices } from '@jinpiao/contract/invoices'
import { invoiceVerifyStates } from '@jinpiao/contract/states/finance'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** The tax office answers within seconds mostly; asked by the page, so it does not extend the session. */
const ASK_MS = 5_000

/** Asks the tax office about these invoices and says which were not taken. */
export function useInvoiceCheck(onDone?: () => void) {
  const { t } = useTranslation('invoices')
  const onError = useFailureToast()
  return useMutation({
    mutationFn: (pkInvoices: string[]) => call(verifyInvoices, { body: { pkInvoices } }),
    onSuccess: ({ results }) => {
      const taken = results.filter(({ ok }) => ok).length
      const refused = results.find(({ ok }) => !ok)
      if (taken > 0) notify(t('asked', { count: taken }))
      if (refused) notify(t('refused', { count: results.length - taken, reason: refused.message }), 'warning')
      onDone?.()
      return refresh('invoices')
    },
    onError,
  })
}

type Checked = Pick<InvoiceRow, 'pkInvoice' | 'invoiceNo' | 'invoiceVerifyState' | 'verifyNote'>

/** While one of them is being checked they are asked for again; a new answer is said once. */
export function useAwaitedChecks(rows: readonly Checked[]): void {
  const { t } = useTranslation(['invoices', 'common'])
  const { name: nameOf, words } = useTerms()
  const name = nameOf('invoices')
  const isAwaited = rows.some(({ invoiceVerifyState }) => invoiceVerifyState === 'CHECKING')
  const awaited = useRef(new Set<string>())
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setInterval(() => void refresh('invoices'), ASK_MS)
    return () => clearInterval(timer)
  }, [isAwaited])
  useEffect(() => {
    const said: string[] = []
    for (const { pkInvoice, invoiceNo: no, invoiceVerifyState, verifyNote: reason } of rows) {
      if (invoiceVerifyState === 'CHECKING') awaited.current.add(pkInvoice)
      else if (awaited.current.delete(pkInvoice)) {
        const state = words(invoiceVerifyStates[invoiceVerifyState].label)
        said.push(reason === '' ? t('answered', { name, no, state }) : t('answeredWhy', { name, no, state, reason }))
      }
    }
    if (said.length > 0) announce(said.join(t('common:comma')))
  }, [rows, name, t, words])
}
