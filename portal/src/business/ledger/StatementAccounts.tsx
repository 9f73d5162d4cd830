import { directions } from '@jinpiao/contract/states/redeem'
import { ledgerKinds, type Movement, type StatementAccount } from '@jinpiao/contract/transactions'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

const sides = ['openingAmount', 'incomeAmount', 'expenseAmount', 'closingAmount'] as const

/** Tickets and money, each with opening, movements by kind, and closing. */
export function StatementAccounts({ accounts }: { accounts: readonly StatementAccount[] }) {
  const { t } = useTranslation('ledger')
  const terms = useTerms()
  const kindOf = (row: Movement) => terms.words(ledgerKinds[row.ledgerKind]?.label ?? ['', ''])
  const wayOf = (row: Movement) => terms.words(directions[row.direction].label)
  return accounts.map(({ asset, movements, ...sums }) => (
    <section key={asset} className={page.section} aria-labelledby={`account-${asset}`}>
      <h3 id={`account-${asset}`}>{t(`asset.${asset}`)}</h3>
      <SummaryList
        rows={sides.map((side) => ({ label: terms.name(side), value: <Money value={sums[side]} unit /> }))}
      />
      <DataTable
        caption={t('byKind', { asset: t(`asset.${asset}`) })}
        density="compact"
        rows={movements}
        rowKey={(row) => `${row.direction}${row.ledgerKind}`}
        rowName={(row) => `${kindOf(row)} ${wayOf(row)}`}
        empty={{ text: t('noMovements') }}
        columns={[
          { id: 'ledgerKind', header: terms.name('ledgerKind'), rowHeader: true, cell: kindOf },
          { id: 'direction', header: terms.name('direction'), cell: wayOf },
          { id: 'count', header: t('count'), align: 'end', cell: ({ count }) => String(count) },
          {
            id: 'amount',
            header: terms.heading('amount'),
            align: 'end',
            cell: ({ amount }) => <Money value={amount} />,
          },
        ]}
      />
    </section>
  ))
}
