import { finance, savePayroll, type Wage } from '@jinpiao/contract/finance'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { type SignedTask, useActs } from '#portal/signing/useActs.ts'

/**
 * 代发工资: a draft is made of the list, signed, and submitted to the director.
 *
 * @param onDone after the server has answered.
 */
export function usePayroll(pkFinance: string, onDone: () => void) {
  const { t } = useTranslation('finance')
  /** Made for a signature that was then given up: a second try must not leave two. */
  const unsent = useRef('')
  const { run, ...acts } = useActs(() => {
    unsent.current = ''
    onDone()
  })

  const task = (pkApply: string): SignedTask => ({
    businessType: 'PAYROLL',
    action: 'SUBMIT',
    ids: [pkApply],
    title: t('payroll.signTitle'),
    submit: (signature) => call(finance.submit, { body: { pkApplys: [pkApply], signature } }),
    act: t('payroll.submitAct'),
    next: t('payroll.next'),
    retry: ([failed]) => failed && run(() => task(failed.id)),
  })

  const pay = (wages: readonly Wage[]): void =>
    run(async () => {
      const left = unsent.current
      unsent.current = ''
      if (left !== '') await call(finance.remove, { params: { pkApply: left } })
      const { saved } = await call(savePayroll, { body: { pkFinance, wages: [...wages] } })
      unsent.current = saved[0]?.pkApply ?? ''
      void refresh('applications', 'todos')
      return task(unsent.current)
    })

  return { ...acts, pay }
}
