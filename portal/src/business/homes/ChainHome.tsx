import { ChainFigures } from './ChainFigures.tsx'
import { HomePage } from './HomePage.tsx'
import { FirstStepsAndTasks } from './HomeTasks.tsx'
import { QuickActions } from './QuickActions.tsx'

/** Home of a supplier's operator and director: both may accept (flow table, ACCEPT). */
export function ChainHome() {
  return (
    <HomePage action={<QuickActions />}>
      <FirstStepsAndTasks />
      <ChainFigures />
    </HomePage>
  )
}
