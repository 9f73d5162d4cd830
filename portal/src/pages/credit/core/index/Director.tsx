import { WaitingForMe } from '../../../../home/Applications.tsx'
import { FirstSteps } from '../../../../home/FirstSteps.tsx'
import { HomePage } from '../../../../home/HomePage.tsx'
import { HomeTasks } from '../../../../home/HomeTasks.tsx'
import { MaturityChart } from '../../../../home/MaturityChart.tsx'
import { IssuedTickets } from '../../../../tickets/IssuedTickets.tsx'
import { CoreFigures } from './CoreFigures.tsx'

/** 核心企业主管首页: what waits for the director; nothing is created here. */
export default function CoreDirectorHome() {
  return (
    <HomePage>
      <FirstSteps />
      <HomeTasks />
      <CoreFigures />
      <WaitingForMe desk="director" />
      <IssuedTickets />
      <MaturityChart />
    </HomePage>
  )
}
