import { listRedeemLines, type RedeemLineRow } from '@jinpiao/contract/redeem'
import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'
import { RegisterDialog } from './RegisterDialog.tsx'

/** 付款中: payments that the bank has not answered yet; what somebody knows of one is registered here. */
export function PayingLines() {
  const { t } = useTranslation('redeem')
  return (
    <ListView
      list={listRedeemLines}
      noun="redeems"
      prefix="paying"
      query={{ lineState: ['PAYING'] }}
      caption={t('paying')}
      columns={[
        'creditNo',
        'redeemNo',
        'payeeName',
        'amount',
        'payDate',
        { id: 'register', header: t('acts'), card: 'plain', cell: (row) => <RegisterButton row={row} /> },
      ]}
      filterLabel={t('queryFilters')}
      primaryFilters={['payeeName', 'creditNo', 'payDate']}
      sum="amount"
      rowKey={({ pkLine }) => pkLine}
      rowName={({ creditNo, redeemNo }) => t('rowName', { creditNo, redeemNo })}
      empty={{ text: t('payingEmpty') }}
    />
  )
}

function RegisterButton({ row }: { row: RedeemLineRow }) {
  const { t } = useTranslation('redeem')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" context={row.creditNo} onPress={() => setOpen(true)}>
        {t('register')}
      </Button>
      <RegisterDialog line={row} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
