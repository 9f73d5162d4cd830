import { type BankAccountRow, getAccountNumber } from '@jinpiao/contract/accountChange'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { spokenDigits } from '@jinpiao/values/spoken'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'

interface AccountNumberProps {
  account: Pick<BankAccountRow, 'pkAccount' | 'bankName' | 'accountTail'>
}

/** The last four digits; the whole number is fetched when it is asked for, and the server keeps a record of that. */
export function AccountNumber({ account: { pkAccount, bankName, accountTail } }: AccountNumberProps) {
  const { t } = useTranslation('accounts')
  return (
    <MaskedNumber
      value={`****${accountTail}`}
      head={0}
      context={t('named', { bank: bankName, tail: spokenDigits(accountTail) })}
      reveal={async () => (await call(getAccountNumber, { params: { pkAccount } })).accountNo}
    />
  )
}
