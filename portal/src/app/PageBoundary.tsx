import { Component, type ReactNode } from 'react'
import { tellObserver } from '#portal/http/observed.ts'
import { FailureNotice } from './FailureNotice.tsx'

interface PageBoundaryProps {
  children: ReactNode
}

/** An error inside a page stays inside its frame: menus, user and help remain usable. Mounted anew with each page. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A page threw nothing') }
  }

  override componentDidCatch() {
    tellObserver({ kind: 'broken' })
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <FailureNotice error={error} />
  }
}
