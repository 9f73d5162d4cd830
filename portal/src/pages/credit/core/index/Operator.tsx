import { CoreFigures } from '#portal/business/homes/CoreFigures.tsx'
import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { FirstStepsAndTasks } from '#portal/business/homes/HomeTasks.tsx'
import { MaturingPromises } from '#portal/business/homes/MaturingPromises.tsx'
import { QuickActions } from '#portal/business/homes/QuickActions.tsx'
import { RecentTable } from '#portal/business/homes/RecentTable.tsx'
import { IssuedTickets } from '#portal/business/tickets/IssuedTickets.tsx'
import { FEW_ROWS } from '#portal/business/tickets/sections.ts'

/** 核心企业经办首页. */
export default function CoreOperatorHome() {
  return (
    <HomePage action={<QuickActions />}>
      <FirstStepsAndTasks />
      <CoreFigures list={<MaturingPromises />}>
        <RecentTable />
        <IssuedTickets rows={FEW_ROWS} />
      </CoreFigures>
    </HomePage>
  )
}
