import { getPlan, type Instalment } from '@jinpiao/contract/loans'
import { drawStates, instalmentStates, repayMethods } from '@jinpiao/contract/states/loans'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { formatMoney } from '@jinpiao/values/money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { columnsOf } from '#portal/lists/columns.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { chainCreditPath } from './paths.ts'
import { RepayAct } from './RepayAct.tsx'

/** One chain loan: what is owed, and the plan by which it comes back. */
export function LoanPlan({ pkDraw }: { pkDraw: string }) {
  const { t } = useTranslation(['chainCredit', 'routes'])
  const { name, words } = useTerms()
  const query = useQuery(queryOf('loans', getPlan, { params: { pkDraw } }))
  return (
    <div className={page.page}>
      <PageHead
        title={query.data ? t('planOf', { no: query.data.draw.drawNo }) : t('plan')}
        trail={[{ label: t('routes:chainCredit'), href: `${chainCreditPath}?tab=loans` }]}
      />
      <QueryState query={query}>
        {({ draw, rows, totals, next }) => (
          <>
            <FactSheet
              title={t('loan')}
              rows={[
                { label: name('funderName'), value: draw.funderName },
                { label: name('amount'), value: <Money value={draw.amount} unit /> },
                { label: name('outstanding'), value: <Money value={draw.outstanding} unit /> },
                { label: name('annualRate'), value: <ProseText>{`${draw.annualRate}%`}</ProseText> },
                { label: name('repayMethod'), value: words(repayMethods[draw.repayMethod].label) },
                { label: name('startDate'), value: <DayText day={draw.startDate} /> },
                { label: name('maturityDate'), value: <DayText day={draw.maturityDate} /> },
                { label: name('settleAmount'), value: <Money value={draw.settleAmount} unit /> },
                {
                  label: name('loanState'),
                  value: (
                    <StatusTag tone={drawStates[draw.loanState].tone}>
                      {words(drawStates[draw.loanState].label)}
                    </StatusTag>
                  ),
                },
                { label: t('acts'), value: <RepayAct loan={draw} />, isWide: true },
              ]}
            />
            {next && (
              <p>
                <ProseText>
                  {t('next', { no: next.instalmentNo, day: next.dueDate, amount: formatMoney(next.dueTotal) })}
                </ProseText>
              </p>
            )}
            <PlanTable rows={rows} interest={totals.interest} total={totals.dueTotal} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function PlanTable({ rows, interest, total }: { rows: readonly Instalment[]; interest: string; total: string }) {
  const { t } = useTranslation('chainCredit')
  const terms = useTerms()
  return (
    <DataTable
      caption={t('plan')}
      density="compact"
      columns={columnsOf<Instalment>(
        [
          'instalmentNo',
          'dueDate',
          'principal',
          'interest',
          'dueTotal',
          'paidTotal',
          {
            key: 'instalmentState',
            cell: ({ instalmentState }) => (
              <StatusTag tone={instalmentStates[instalmentState].tone}>
                {terms.words(instalmentStates[instalmentState].label)}
              </StatusTag>
            ),
          },
        ],
        { terms },
      )}
      rows={rows}
      rowKey={({ instalmentNo, dueDate }) => `${instalmentNo}/${dueDate}`}
      rowName={({ instalmentNo }) => t('instalment', { no: instalmentNo })}
      summary={<ProseText>{t('planSums', { interest: formatMoney(interest), total: formatMoney(total) })}</ProseText>}
      empty={{ text: t('noLoans') }}
    />
  )
}
