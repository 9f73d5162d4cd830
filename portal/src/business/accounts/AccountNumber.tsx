import { type BankAccountRow, getAccountNumber } from '@jinpiao/contract/accountChange'
import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'

interface AccountNumberProps {
  account: Pick<BankAccountRow, 'pkAccount' | 'bankName' | 'accountTail'>
}

/** The last four digits; the whole number is fetched when it is asked for, and the server keeps a record of that. */
export function AccountNumber({ account: { pkAccount, bankName, accountTail } }: AccountNumberProps) {
  const { t } = useTranslation('accounts')
  const { digits } = useSpokenNumbers()
  return (
    <MaskedNumber
      value={`****${accountTail}`}
      head={0}
      context={t('named', { bank: bankName, tail: digits(accountTail) })}
      reveal={async () => (await call(getAccountNumber, { params: { pkAccount } })).accountNo}
    />
  )
}
