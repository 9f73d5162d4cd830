import { RecentApplications } from '../../../../home/Applications.tsx'
import { FirstSteps } from '../../../../home/FirstSteps.tsx'
import { HomePage } from '../../../../home/HomePage.tsx'
import { HomeTasks } from '../../../../home/HomeTasks.tsx'
import { MaturityChart } from '../../../../home/MaturityChart.tsx'
import { IssuedTickets } from '../../../../tickets/IssuedTickets.tsx'
import { CoreFigures } from './CoreFigures.tsx'
import { IssueActions } from './IssueActions.tsx'

/** 核心企业经办首页. */
export default function CoreOperatorHome() {
  return (
    <HomePage action={<IssueActions />}>
      <FirstSteps />
      <HomeTasks />
      <CoreFigures />
      <RecentApplications />
      <IssuedTickets />
      <MaturityChart />
    </HomePage>
  )
}
