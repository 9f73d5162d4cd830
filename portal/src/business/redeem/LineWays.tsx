import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import type { RedeemLine } from '@jinpiao/contract/redeem'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { formatMoney, sumMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/**
 * What is to be done about the payments of a batch that are not paid, for whoever may: those that failed are registered
 * again, of those that the bank has not answered the payer can say what it knows.
 */
export function LineWays({ lines }: { lines: readonly RedeemLine[] }) {
  const { t } = useTranslation('redeem')
  const mayOpen = useMayOpen()
  if (!mayOpen(redeemPage[0])) return null
  const failed = lines.filter(({ state, takenBy }) => state === 'FAILED' && takenBy === null)
  const paying = lines.filter(({ state }) => state === 'PAYING')
  const said = (of: readonly RedeemLine[]) => ({
    count: of.length,
    amount: formatMoney(sumMoney(of.map(({ amount }) => amount))),
  })
  return (
    <>
      {failed.length > 0 && (
        <InlineMessage tone="warning">
          <ProseText>{t('failedLines', said(failed))}</ProseText>{' '}
          <Link href={`${redeemPage[0]}?box=FAILED`}>{t('toFailed')}</Link>
        </InlineMessage>
      )}
      {paying.length > 0 && (
        <InlineMessage tone="info">
          <ProseText>{t('payingLines', said(paying))}</ProseText>{' '}
          <Link href={`${redeemPage[0]}?tab=paying`}>{t('toPaying')}</Link>
        </InlineMessage>
      )}
    </>
  )
}
