import { RecentApplications } from '#portal/business/homes/Applications.tsx'
import { FirstSteps } from '#portal/business/homes/FirstSteps.tsx'
import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { HomeTasks } from '#portal/business/homes/HomeTasks.tsx'
import { IssuedTickets } from '#portal/business/tickets/IssuedTickets.tsx'
import { CoreFigures } from './CoreFigures.tsx'
import { IssueActions } from './IssueActions.tsx'

/** 核心企业经办首页. */
export default function CoreOperatorHome() {
  return (
    <HomePage action={<IssueActions />}>
      <FirstSteps />
      <HomeTasks />
      <CoreFigures rail={<RecentApplications />}>
        <IssuedTickets />
      </CoreFigures>
    </HomePage>
  )
}
