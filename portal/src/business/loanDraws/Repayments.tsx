import { listRepayments } from '@jinpiao/contract/loans'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'

/** 还款记录 of one loan. */
export function Repayments({ pkDraw }: { pkDraw: string }) {
  const { t } = useTranslation('loanDraws')
  return (
    <ListView
      list={listRepayments}
      noun="loans"
      prefix="repaid"
      query={{ pkDraw }}
      columns={[
        'repayNo',
        'repayKind',
        'repayDate',
        'repayTotal',
        'principal',
        'interest',
        { key: 'penalty', secondary: true },
        { key: 'feeAmount', secondary: true },
        { key: 'repayAccount', secondary: true },
        { key: 'bankSerial', secondary: true },
      ]}
      caption={t('view.repayments')}
      sum="repayTotal"
      rowKey={({ pkRepay }) => pkRepay}
      rowName={({ repayNo }) => t('repaymentName', { no: repayNo })}
      empty={{ text: t('noRepayments') }}
      hasTools
    />
  )
}
