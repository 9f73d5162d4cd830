import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { useTranslation } from 'react-i18next'

interface PayeeAccountProps {
  name: string | null
  /** Null: the payee has no account that is proved. */
  account: string | null
  bank?: string | null
}

/** Who is paid and where, one below the other: in columns of their own the number would fold away first. */
export function PayeeAccount({ name, account, bank }: PayeeAccountProps) {
  const { t } = useTranslation('redeem')
  return (
    <>
      <div>{name}</div>
      <div>{account === null ? t('noAccount') : <CardNumber value={account} />}</div>
      {bank && <div>{bank}</div>}
    </>
  )
}
