import { RecentApplications, WaitingForMe } from '#portal/business/homes/Applications.tsx'
import { CoreFigures } from '#portal/business/homes/CoreFigures.tsx'
import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { FirstStepsAndTasks } from '#portal/business/homes/HomeTasks.tsx'
import { IssuedTickets } from '#portal/business/tickets/IssuedTickets.tsx'
import { FEW_ROWS } from '#portal/business/tickets/sections.ts'

/** 核心企业主管首页: what waits for the director; nothing is created here. */
export default function CoreDirectorHome() {
  return (
    <HomePage>
      <FirstStepsAndTasks />
      <CoreFigures list={<WaitingForMe desk="director" />} aside={<RecentApplications />}>
        <IssuedTickets rows={FEW_ROWS} />
      </CoreFigures>
    </HomePage>
  )
}
