import { FirstSteps } from '#portal/business/homes/FirstSteps.tsx'
import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { HomeTasks } from '#portal/business/homes/HomeTasks.tsx'
import { HeldTickets } from '#portal/business/tickets/HeldTickets.tsx'
import { PendingTickets } from '#portal/business/tickets/PendingTickets.tsx'
import { ChainFigures } from './ChainFigures.tsx'

/** Home of a supplier's operator and director: both may accept (flow table, ACCEPT). */
export function ChainHome() {
  return (
    <HomePage>
      <FirstSteps />
      <HomeTasks />
      <ChainFigures>
        <PendingTickets />
        <HeldTickets />
      </ChainFigures>
    </HomePage>
  )
}
