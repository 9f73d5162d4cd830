import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getDrawTrial } from '@jinpiao/contract/loans'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { columnsOf } from '#portal/lists/columns.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { instalmentColumn } from './instalmentColumn.ts'

type Trial = DataOf<typeof getDrawTrial>

/** The instalments that a draw would have. */
export function PlanRows({ trial: { rows, totals } }: { trial: Trial }) {
  const { t } = useTranslation('loanDraws')
  const terms = useTerms()
  return (
    <DataTable
      caption={t('trialPlan')}
      density="compact"
      columns={columnsOf<Trial['rows'][number]>(
        [
          instalmentColumn(terms.name('instalmentNo'), (no) => t('instalment', { no })),
          'dueDate',
          { key: 'principal', isFact: true },
          { key: 'interest', isFact: true },
          'dueTotal',
        ],
        { terms },
      )}
      rows={rows}
      rowKey={({ instalmentNo }) => String(instalmentNo)}
      rowName={({ instalmentNo }) => t('instalment', { no: instalmentNo })}
      summary={
        <ProseText>
          {t('trialSums', { interest: formatMoney(totals.interest), total: formatMoney(totals.dueTotal) })}
        </ProseText>
      }
      empty={{ text: t('noTrial') }}
    />
  )
}
