import type { RepayRow } from '@jinpiao/contract/loanRepay'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { instalmentColumn } from '#portal/business/loanDraws/instalmentColumn.ts'
import { columnsOf } from '#portal/lists/columns.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** The instalments that are left, each before the repayment and after it. */
export function PlanChange({ rows }: { rows: readonly RepayRow[] }) {
  const { t } = useTranslation('loanRepay')
  const terms = useTerms()
  return (
    <section className={surface}>
      <DataTable
        caption={t('planChange')}
        columns={columnsOf<RepayRow>(
          [
            instalmentColumn(terms.name('instalmentNo'), (no) => t('instalment', { no })),
            'dueDate',
            { id: 'before', header: t('before'), align: 'end', cell: ({ before }) => <Money value={before} /> },
            { id: 'after', header: t('after'), align: 'end', cell: ({ after }) => <Money value={after} /> },
          ],
          { terms },
        )}
        rows={rows}
        rowKey={({ instalmentNo }) => String(instalmentNo)}
        rowName={({ instalmentNo }) => t('instalment', { no: instalmentNo })}
        empty={{ text: t('noPlan') }}
      />
    </section>
  )
}
