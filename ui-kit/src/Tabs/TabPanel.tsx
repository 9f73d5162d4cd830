import { type ReactNode, useRef } from 'react'
import * as css from './Tabs.css.ts'
import { useHasTabStop } from './useHasTabStop.ts'

interface TabPanelProps {
  panelId: string
  labelledBy: string
  /** The item's id: `data-tab` leads the error summary from a field to the tab that hides it. */
  tab: string
  isShown: boolean
  children: ReactNode
}

/**
 * Stays mounted when another tab is chosen, so that what was typed is kept (3.3.7). `hidden`, not `inert`: an open ComboBox
 * hides the page from readers, and react-aria 3.53 takes `inert` from all of it when the list closes.
 */
export function TabPanel({ panelId, labelledBy, tab, isShown, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const hasTabStop = useHasTabStop(ref)
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={panelId}
      aria-labelledby={labelledBy}
      data-tab={tab}
      hidden={!isShown}
      tabIndex={isShown && !hasTabStop ? 0 : undefined}
      className={css.panel}
    >
      {children}
    </div>
  )
}
