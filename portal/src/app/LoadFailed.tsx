import { useRouteError } from 'react-router-dom'
import { FailureNotice } from './FailureNotice.tsx'
import { PublicShell } from './PublicShell.tsx'

/** In the place of a page and its frame: neither could be loaded (spec §8). */
export function LoadFailed() {
  const error = useRouteError()
  return (
    <PublicShell>
      <FailureNotice error={error} />
    </PublicShell>
  )
}
