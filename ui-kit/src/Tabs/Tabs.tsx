import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { smallIconProps } from '../lib/icon.ts'
import { tabsMessages } from '../lib/messages/tabs.ts'
import { useMessages } from '../lib/messages.ts'
import { TabPanel } from './TabPanel.tsx'
import * as css from './Tabs.css.ts'
import { useTabs } from './useTabs.ts'

export interface TabItem {
  /** Unique among the tabs; what `selectedKey` names. */
  id: string
  /** A short name; with `errors` the tab is called 密码登录，有 1 处错误. */
  label: string
  /** How many things it holds, after its name. */
  count?: number | undefined
  /** How many fields inside are wrong: marked with an icon and in the name. */
  errors?: number
  /** Begin it with a heading. What was typed into it stays when another tab is chosen. */
  content: ReactNode
}

export interface TabsProps {
  /** Accessible name of the tab list: 登录方式. */
  'aria-label': string
  /** In the order shown. */
  items: readonly TabItem[]
  /** Controlled, for a deep link per tab. */
  selectedKey?: string
  /** Shown at first, where nobody keeps the state outside; without it the first. */
  defaultSelectedKey?: string
  /** Another one is shown. */
  onSelectionChange?: (id: string) => void
  /** `manual` where showing a panel takes time: the arrows move, Enter or Space chooses. */
  keyboardActivation?: 'automatic' | 'manual'
}

/**
 * APG tabs. All panels stay mounted, the others are hidden, so that typed values are kept (3.3.7).
 * They stay on one line: where they do not fit it scrolls by itself, and the selected one is in view.
 */
export function Tabs({ items, 'aria-label': name, ...state }: TabsProps) {
  const t = useMessages(tabsMessages)
  const tabs = useTabs(
    items.map(({ id }) => id),
    state,
  )
  return (
    <div className={css.tabs}>
      <div className={css.strip}>
        <div ref={tabs.list} role="tablist" aria-label={name} className={css.list}>
          {items.map(({ id, label, count, errors = 0 }) => (
            <button
              key={id}
              type="button"
              role="tab"
              {...tabs.tabProps(id)}
              {...(errors > 0 && { 'aria-label': t.withErrors(label, errors) })}
              className={css.tab}
            >
              {label}
              {/* A space: the number is a word of its own. */}
              {count !== undefined && <span className={css.count}> {count}</span>}
              {errors > 0 && <CircleAlert {...smallIconProps} className={css.errors} />}
            </button>
          ))}
        </div>
      </div>
      {items.map(({ id, content }) => {
        const { tab, panel } = tabs.idsOf(id)
        return (
          <TabPanel key={id} panelId={panel} labelledBy={tab} tab={id} isShown={id === tabs.selected}>
            {content}
          </TabPanel>
        )
      })}
    </div>
  )
}
