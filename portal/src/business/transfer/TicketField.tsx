import { refusalOf } from '@jinpiao/contract/actions'
import { listCredits } from '@jinpiao/contract/credits'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#portal/lists/listQuery.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

const held = { scope: 'HELD', state: ['HELD'], sort: 'promisedDate,asc', pageSize: 20 }

/** Which ticket is passed on: found by its number, what matures first on top; why one cannot be stands beside it (P21). */
export function TicketField() {
  const { t } = useTranslation('transfer')
  const terms = useTerms()
  return (
    <FoundField
      name="fkCredit"
      wordsName="creditNo"
      label={terms.name('creditNo')}
      description={t('ticketHint')}
      search={(creditNo) => listQuery('credits', listCredits, { ...held, ...(creditNo !== '' && { creditNo }) })}
      optionsOf={({ list }) =>
        list.map(({ pkCredit, creditNo, issuerName, amount, promisedDate, actions }) => ({
          id: pkCredit,
          label: creditNo,
          description: t('ticketFacts', {
            issuer: issuerName,
            amount: formatMoney(amount),
            name: terms.name('promisedDate'),
            day: promisedDate,
          }),
          disabledReason: refusalOf(actions, 'TRANSFER'),
        }))
      }
    />
  )
}
