import { WaitingForMe } from '#portal/business/homes/Applications.tsx'
import { FirstSteps } from '#portal/business/homes/FirstSteps.tsx'
import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { HomeTasks } from '#portal/business/homes/HomeTasks.tsx'
import { IssuedTickets } from '#portal/business/tickets/IssuedTickets.tsx'
import { CoreFigures } from './CoreFigures.tsx'

/** 核心企业主管首页: what waits for the director; nothing is created here. */
export default function CoreDirectorHome() {
  return (
    <HomePage>
      <FirstSteps />
      <HomeTasks />
      <CoreFigures rail={<WaitingForMe desk="director" />}>
        <IssuedTickets />
      </CoreFigures>
    </HomePage>
  )
}
