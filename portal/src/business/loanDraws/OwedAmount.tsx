import { businessMessage } from '@jinpiao/contract/errors'
import { amountRefusal, type OwedNow } from '@jinpiao/contract/loanDue'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { decimalToFen, formatMoney, parseMoney } from '@jinpiao/values/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { partsOf } from './owedParts.ts'

/** How much of what is due is paid now; what it goes to stands below it. */
export function OwedAmount({ owed: { total, rows } }: { owed: OwedNow }) {
  const { t } = useTranslation('loanDraws')
  const { name, language } = useTerms()
  const owedFen = decimalToFen(total)
  const field = useField<string>('amount', {
    validate: (typed: string) => {
      const found = amountRefusal(fenOf(typed), owedFen, formatMoney(total))
      return (
        found === undefined ||
        (parseMoney(typed).ok ? businessMessage(found.code, found.values, language) : t('owed.noAmount'))
      )
    },
  })
  const fen = fenOf(useWatch<{ amount: string }, 'amount'>({ name: 'amount' }))
  const { principal, interest, penalty } = partsOf(rows, fen < owedFen ? fen : owedFen)
  const split = { principal: formatMoney(principal), interest: formatMoney(interest), penalty: formatMoney(penalty) }
  return (
    <MoneyField
      {...field}
      label={name('repayTotal')}
      description={<ProseText>{t('owed.split', split)}</ProseText>}
      isOver={fen > owedFen}
      isRequired
    />
  )
}
