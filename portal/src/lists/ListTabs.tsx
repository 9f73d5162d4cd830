import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

interface ListTabsProps<Id extends string> {
  /** Accessible name of the tab list: 凭证类型. */
  label: string
  /** The first is shown where the address names none, or an odd one. */
  tabs: readonly { id: Id; label: string }[]
  /** A field that the tabs stand for, by which links from elsewhere choose one: `feeState` for `?feeState=UNPAID`. */
  by?: string | undefined
  /** Of the hidden heading that a panel begins with. */
  headingLevel?: 2 | 3
  /** What was selected in the list before is over. */
  onChange?: (() => void) | undefined
  children: (tab: Id) => ReactNode
}

/** Lists of one kind behind tabs; the tab stands in the address (product §4.0.3). */
export function ListTabs<Id extends string>(props: ListTabsProps<Id>) {
  const { label, tabs, by, headingLevel = 2, onChange, children } = props
  const [parameters, setParameters] = useSearchParams()
  const Heading = `h${headingLevel}` as const
  const asked = parameters.get('tab') ?? (by === undefined ? null : parameters.get(by))
  const shown = tabs.find(({ id }) => id === asked) ?? tabs[0]

  function choose(id: string) {
    if (id === shown?.id) return
    onChange?.()
    setParameters(
      (now) => {
        now.set('tab', id)
        if (by !== undefined) now.delete(by)
        now.delete('page')
        return now
      },
      { replace: true },
    )
  }

  return (
    <Tabs
      aria-label={label}
      // A list has to be fetched: the arrows only move, and only the one that is shown asks the server.
      keyboardActivation="manual"
      {...(shown && { selectedKey: shown.id })}
      onSelectionChange={choose}
      items={tabs.map((tab) => ({
        ...tab,
        content: tab === shown && (
          <>
            <Heading className={visuallyHidden}>{tab.label}</Heading>
            {children(tab.id)}
          </>
        ),
      }))}
    />
  )
}
