import { FirstSteps } from '../../../../home/FirstSteps.tsx'
import { HomePage } from '../../../../home/HomePage.tsx'
import { HomeTasks } from '../../../../home/HomeTasks.tsx'
import { MaturityChart } from '../../../../home/MaturityChart.tsx'
import { HeldTickets } from '../../../../tickets/HeldTickets.tsx'
import { PendingTickets } from '../../../../tickets/PendingTickets.tsx'
import { ChainFigures } from './ChainFigures.tsx'

/** Home of a supplier's operator and director: both may accept (flow table, ACCEPT). */
export function ChainHome() {
  return (
    <HomePage>
      <FirstSteps />
      <HomeTasks />
      <ChainFigures />
      <PendingTickets />
      <HeldTickets />
      <MaturityChart />
    </HomePage>
  )
}
