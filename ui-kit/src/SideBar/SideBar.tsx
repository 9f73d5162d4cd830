import { ChevronsRight, Headset } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button as RacButton } from 'react-aria-components'
import { iconProps, smallIconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { sideBarMessages } from '../lib/messages/sideBar.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './SideBar.css.ts'
import { BackToTop, PinSwitch } from './SideBarControls.tsx'
import { type SideBarItem, SideBarTool } from './SideBarTool.tsx'
import { useSideBar } from './useSideBar.ts'

export type { SideBarItem } from './SideBarTool.tsx'

export interface SideBarProps {
  /** Everything in it must also be reachable elsewhere (footer): the bar folds. */
  items: readonly SideBarItem[]
  /** The user's choice; keep it per user. */
  isPinned: boolean
  /** 固定 was switched. */
  onPinnedChange: (isPinned: boolean) => void
  /**
   * Windows that have room for the open bar beside the content, as a media query: in any other it begins folded, unless it is
   * pinned, so that it lies over nothing that is read. Default: all but phones.
   */
  hasRoom?: string
  /** Shown past 768 px. Default: the focus goes to the `h1`, the page to its top. */
  onBackToTop?: () => void
  /** Of the bar: a skip link can lead to it. */
  id?: string
}

/**
 * The floating bar (spec §1, §9; accessibility §5.14). Put it between `main` and the footer. It folds to a
 * ball after 7 s without use; while folded its content is inert and invisible, and nothing is announced. The button
 * that folds and unfolds is the same element, so the focus stays on it.
 */
export function SideBar({ items, isPinned, onPinnedChange, hasRoom, onBackToTop, id }: SideBarProps) {
  const t = useMessages(sideBarMessages)
  const { state, send, watch } = useSideBar(isPinned, hasRoom)
  const bar = useRef<HTMLElement>(null)
  const listId = useId()
  const { isExpanded, popup } = state
  // What is seen on the ball is a part of its name, whatever stands behind it (2.5.3).
  const labels = items.map(({ label }) => label)
  const behind = labels.includes(t.ball) ? labels : [t.ball, ...labels]

  return (
    <aside
      ref={bar}
      id={id}
      aria-label={t.name}
      className={css.bar}
      {...(isExpanded && { 'data-expanded': true })}
      {...watch}
    >
      <RacButton
        data-page-bar=""
        className={css.toggle}
        aria-expanded={isExpanded}
        aria-controls={listId}
        {...(!isExpanded && { 'aria-label': t.expand(behind) })}
        onPress={() => send({ type: 'toggle' })}
      >
        {isExpanded ? <ChevronsRight {...smallIconProps} /> : <Headset {...iconProps} />}
        {isExpanded ? t.collapse : t.ball}
        {isExpanded && <span className={visuallyHidden}>{t.collapseContext}</span>}
      </RacButton>
      <div
        id={listId}
        inert={!isExpanded}
        data-page-bar=""
        data-folded={!isExpanded || undefined}
        className={css.content}
      >
        <ul role="list" className={css.list}>
          {items.map((item) => (
            <li key={item.id}>
              <SideBarTool
                item={item}
                isOpen={popup === item.id}
                onToggle={() => send({ type: 'popup', id: item.id })}
                onClose={() => send({ type: 'closePopup' })}
              />
            </li>
          ))}
          <BackToTop onPress={onBackToTop} />
        </ul>
        <PinSwitch
          isPinned={isPinned}
          onChange={(next) => {
            send({ type: 'pin', isPinned: next })
            onPinnedChange(next)
          }}
        />
      </div>
    </aside>
  )
}
