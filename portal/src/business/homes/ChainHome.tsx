import { ChainFigures } from './ChainFigures.tsx'
import { FinanceAction } from './FinanceAction.tsx'
import { HomePage } from './HomePage.tsx'
import { FirstStepsAndTasks } from './HomeTasks.tsx'

/** Home of a supplier's operator and director: both may accept (flow table, ACCEPT). */
export function ChainHome() {
  return (
    <HomePage action={<FinanceAction />}>
      <FirstStepsAndTasks />
      <ChainFigures />
    </HomePage>
  )
}
