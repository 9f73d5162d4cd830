import type { WageLine } from '@jinpiao/contract/finance'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { decimalToFen } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { readHref } from './readHref.ts'

interface PayrollActionProps {
  /** The financing that pays. */
  pkApply: string
  /** What may still be paid, in yuan. */
  wagesLeft: string
}

/** To the list of wages; where all of the money has gone into wages, that it has. */
export function PayrollAction({ pkApply, wagesLeft }: PayrollActionProps) {
  const { t } = useTranslation('finance')
  if (decimalToFen(wagesLeft) <= 0n) {
    return (
      <Button disabledReason={t('payroll.allPaid')} onPress={() => undefined}>
        {t('payroll.act')}
      </Button>
    )
  }
  return (
    <Link href={`${readHref(pkApply)}&payroll=form`} kind="secondary">
      {t('payroll.act')}
    </Link>
  )
}

interface PayAgainProps {
  /** The financing that pays. */
  pkFinance: string
  /** The list whose wages failed. */
  pkApply: string
  wages: readonly WageLine[]
}

/** To a new list that begins with the wages that failed and that no list has taken again; nothing where there are none. */
export function PayAgain({ pkFinance, pkApply, wages }: PayAgainProps) {
  const { t } = useTranslation('finance')
  const failed = wages.filter(({ state, takenBy }) => state === 'FAILED' && takenBy === null)
  if (failed.length === 0) return null
  return (
    <Link href={`${readHref(pkFinance)}&payroll=form&again=${pkApply}`} kind="action">
      {t('payroll.again', { count: failed.length })}
    </Link>
  )
}
