import { getStatement, type Statement } from '@jinpiao/contract/transactions'
import { screenOnly } from '@jinpiao/ui-kit/lib/print.css'
import { PrintButton, PrintDocument, PrintSheets } from '@jinpiao/ui-kit/PrintDocument'
import { Select } from '@jinpiao/ui-kit/Select'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { monthInWords } from '#portal/business/homes/maturity.ts'
import { queryOf } from '#portal/http/queries.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { latestMonths } from './latestMonths.ts'
import { StatementAccounts } from './StatementAccounts.tsx'

/** 月度对账单: what of a month came in and went out, as it is printed. */
export function MonthlyStatement({ asked, backHref }: { asked: string; backHref: string }) {
  const { t, i18n } = useTranslation(['ledger', 'routes'])
  const { name } = useTerms()
  const [, setParameters] = useSearchParams()
  const months = latestMonths()
  const month = months.includes(asked) ? asked : (months[1] ?? '')
  const query = useQuery(queryOf('transactions', getStatement, { query: { month } }))
  const title = t('statement')
  useInnerTitle(title)
  return (
    <div className={page.page}>
      <div className={`${screenOnly} ${page.section}`}>
        <PageHead
          title={title}
          trail={[{ label: t('routes:transactions'), href: backHref }]}
          actions={<PrintButton />}
        />
        <Select
          label={name('statementMonth')}
          value={month}
          options={months.map((id) => ({ id, label: monthInWords(id, i18n.language) }))}
          onChange={(id) =>
            setParameters(
              (now) => {
                now.set('statement', id)
                return now
              },
              { replace: true },
            )
          }
        />
      </div>
      <QueryState query={query}>{(statement) => <Sheet statement={statement} />}</QueryState>
    </div>
  )
}

function Sheet({ statement }: { statement: Statement }) {
  const { t, i18n } = useTranslation('ledger')
  const { name } = useTerms()
  const { corpName, creditCode, month, isRunning, accounts } = statement
  return (
    <PrintSheets>
      <PrintDocument
        issuer={corpName}
        title={t('statement')}
        facts={[
          { label: name('statementMonth'), value: monthInWords(month, i18n.language), isMain: true },
          { label: name('creditCode'), value: creditCode },
        ]}
      >
        {isRunning && <p>{t('running')}</p>}
        <StatementAccounts accounts={accounts} />
        <p>{t('balanceNote')}</p>
      </PrintDocument>
    </PrintSheets>
  )
}
