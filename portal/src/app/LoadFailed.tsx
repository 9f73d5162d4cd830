import { useAtomValue } from 'jotai'
import { Component, type ReactNode } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { routeOf } from '#portal/routes/routes.ts'
import { securityAtom } from '#portal/session/store.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { loadedShell, type Shell } from './guard.ts'
import { PublicShell } from './PublicShell.tsx'

/** In the place of a page that could not be loaded (spec §8). Signed-in people keep their frame. */
export function LoadFailed() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const isSignedIn = Boolean(useAtomValue(securityAtom))
  const isFramed = isSignedIn && routeOf(pathname)?.access !== 'public'
  return (
    <FrameBoundary key={pathname} frame={isFramed ? loadedShell() : undefined}>
      <FailureNotice error={error} />
    </FrameBoundary>
  )
}

interface FrameBoundaryProps {
  frame: Shell | undefined
  children: ReactNode
}

/** The frame, or that of public pages where there is none or it fails itself. */
class FrameBoundary extends Component<FrameBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { frame, children } = this.props
    const Frame = this.state.isBroken ? undefined : frame
    return Frame ? <Frame>{children}</Frame> : <PublicShell>{children}</PublicShell>
  }
}
