import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface PayeeProps {
  payeeAccountName: string
  payeeAccount: string
  payeeBank: string
  /** The number by which the bank finds the money. */
  paymentRemark: string
}

/** Whom to pay, each answer to copy into the bank's form. */
export function Payee(payee: PayeeProps) {
  const { t } = useTranslation('payment')
  const { name } = useTerms()
  const copied = (term: keyof PayeeProps, note?: string) => ({
    label: name(term),
    value: (
      <>
        <span className={page.beside}>
          {term === 'payeeAccount' ? <CardNumber value={payee[term]} /> : <SpokenSerials>{payee[term]}</SpokenSerials>}
          <CopyButton text={payee[term]} what={name(term)} />
        </span>
        {note !== undefined && <p className={page.muted}>{note}</p>}
      </>
    ),
    isWide: note !== undefined,
  })
  return (
    <FactSheet
      title={t('payee')}
      rows={[
        copied('payeeAccountName'),
        copied('payeeAccount'),
        copied('payeeBank'),
        copied('paymentRemark', t('remarkMust')),
      ]}
    />
  )
}
