import { useTranslation } from 'react-i18next'
import { WaitingForMe } from '#portal/business/homes/Applications.tsx'
import { CoreFigures } from '#portal/business/homes/CoreFigures.tsx'
import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { HomeTasks } from '#portal/business/homes/HomeTasks.tsx'
import { TopSuppliers } from '#portal/business/homes/TopSuppliers.tsx'
import { useBusyNotes } from '#portal/business/homes/useBusyNotes.ts'
import { IssuedTickets } from '#portal/business/tickets/IssuedTickets.tsx'
import { FEW_ROWS } from '#portal/business/tickets/sections.ts'

/** 终审首页: what waits for the final review, what was signed off today, and how it is concentrated. */
export default function CoreFinalHome() {
  const { t } = useTranslation('home')
  const notes = useBusyNotes()
  return (
    <HomePage>
      <HomeTasks />
      <CoreFigures
        list={<WaitingForMe desk="final" />}
        aside={<TopSuppliers />}
        figures={({ finalApprovedToday, pendingAccept, due, overdue }) => [
          { label: t('finalApprovedToday'), amount: finalApprovedToday.amount, count: finalApprovedToday.count },
          { label: t('largestToday'), amount: finalApprovedToday.largest },
          { label: t('issuedPendingAccept'), ...pendingAccept, note: notes.withdrawn(pendingAccept) },
          { label: t('dueToPay'), ...due, note: notes.registered(due) },
          { label: t('overdueToPay'), ...overdue, note: notes.registered(overdue) },
        ]}
      >
        <IssuedTickets rows={FEW_ROWS} />
      </CoreFigures>
    </HomePage>
  )
}
