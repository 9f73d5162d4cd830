import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button as RacButton, Link as RacLink } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { iconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { isComposing } from '../lib/isComposing.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { sideBarMessages } from '../lib/messages/sideBar.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './SideBar.css.ts'

export type SideBarItem = {
  /** Unique in the bar. */
  id: string
  /** Short, under the icon: 在线客服. */
  label: string
  /** Above the label: a lucide icon with `iconProps`. */
  icon: ReactNode
} & (
  | { href: string; newWindow?: boolean }
  /** Does something at once. */
  | { onPress: () => void }
  /** Opens beside the bar: not modal, Esc closes. Begins below its own heading, which is the label. */
  | { popup: ReactNode }
)

interface ToolProps {
  item: SideBarItem
  isOpen: boolean
  onToggle: () => void
  onClose: () => void
}

/** One entry of the bar: a link, a button, or a button with a popup. */
export function SideBarTool({ item, isOpen, onToggle, onClose }: ToolProps) {
  const t = useMessages(commonMessages)
  const opener = useRef<HTMLButtonElement>(null)
  const popupId = useId()
  const face = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if ('href' in item) {
    const { href, newWindow = false } = item
    return (
      <RacLink className={css.tool} href={href} {...(newWindow && { target: '_blank', rel: 'noopener' })}>
        {face}
        {newWindow && <span className={visuallyHidden}>{t.newWindow}</span>}
      </RacLink>
    )
  }
  if ('onPress' in item) {
    return (
      <RacButton className={css.tool} onPress={item.onPress}>
        {face}
      </RacButton>
    )
  }
  return (
    <>
      <RacButton ref={opener} className={css.tool} aria-expanded={isOpen} aria-controls={popupId} onPress={onToggle}>
        {face}
      </RacButton>
      <div id={popupId} hidden={!isOpen}>
        {isOpen && (
          <Popup title={item.label} opener={opener} onClose={onClose}>
            {item.popup}
          </Popup>
        )}
      </div>
    </>
  )
}

interface PopupProps {
  title: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** Not modal: a region after its button. The heading takes the focus, Esc gives it back (accessibility §5.15). */
function Popup({ title, opener, onClose, children }: PopupProps) {
  const t = useMessages(sideBarMessages)
  const region = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => heading.current?.focus(), [])

  const close = () => {
    opener.current?.focus()
    onClose()
  }
  useEffect(() => {
    const node = region.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      event.stopPropagation()
      close()
    }
    node?.addEventListener('keydown', onKeyDown)
    return () => node?.removeEventListener('keydown', onKeyDown)
  })
  // 2.4.12: the popup gives way to what has the focus now, when it lies over that. A frame later it has been scrolled to.
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      requestAnimationFrame(() => {
        const popup = region.current
        if (popup && target instanceof Element && !popup.contains(target) && overlap(popup, target)) onClose()
      })
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [onClose])
  return (
    <section ref={region} aria-labelledby={headingId} className={css.popup}>
      <div className={css.popupHeader}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={css.popupTitle}>
          {title}
        </h2>
        <Button tone="quiet" iconOnly={<X {...iconProps} />} aria-label={t.close(title)} onPress={close} />
      </div>
      {children}
    </section>
  )
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
