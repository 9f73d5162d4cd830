import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { FirstStepsAndTasks } from '#portal/business/homes/HomeTasks.tsx'
import { ChainFigures } from './ChainFigures.tsx'

/** Home of a supplier's operator and director: both may accept (flow table, ACCEPT). */
export function ChainHome() {
  return (
    <HomePage>
      <FirstStepsAndTasks />
      <ChainFigures />
    </HomePage>
  )
}
