import type { PaymentRow } from '@jinpiao/contract/payments'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { DayText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'

/** The last day to pay; where it is still to be paid, how long that is. */
export function Deadline({ payment: { deadline, daysLeft } }: { payment: Pick<PaymentRow, 'deadline' | 'daysLeft'> }) {
  const { t } = useTranslation('exchange')
  return (
    <span className={page.beside}>
      <DayText day={deadline} />
      {daysLeft !== null && (
        <StatusTag tone={daysLeft < 0 ? 'danger' : daysLeft === 0 ? 'warning' : 'info'}>
          {daysLeft < 0
            ? t('overdue', { count: -daysLeft })
            : daysLeft === 0
              ? t('lastDay')
              : t('left', { count: daysLeft })}
        </StatusTag>
      )}
    </span>
  )
}
