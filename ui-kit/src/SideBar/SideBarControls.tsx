import { ArrowUpToLine } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button as RacButton } from 'react-aria-components'
import { focusText } from '../lib/focusText.ts'
import { iconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { sideBarMessages } from '../lib/messages/sideBar.ts'
import { useMessages } from '../lib/messages.ts'
import { Switch } from '../Switch/Switch.tsx'
import * as css from './SideBar.css.ts'
import { BACK_TO_TOP_FROM_PX } from './sideBarState.ts'

/** 固定侧边栏: the user's way to switch the folding off (2.2.1). */
export function PinSwitch({ isPinned, onChange }: { isPinned: boolean; onChange: (isPinned: boolean) => void }) {
  const t = useMessages(sideBarMessages)
  return (
    <div className={css.pin}>
      <Switch size="small" isSelected={isPinned} onChange={onChange}>
        {t.pin} <span className={visuallyHidden}>{t.pinContext}</span>
      </Switch>
    </div>
  )
}

/** Only where there is a way back; it moves the focus too, or Tab would go on at the bottom. */
export function BackToTop({ onPress = toTop }: { onPress?: (() => void) | undefined }) {
  const t = useMessages(sideBarMessages)
  const isFar = useSyncExternalStore(
    onScroll,
    () => scrollY > BACK_TO_TOP_FROM_PX,
    () => false,
  )
  if (!isFar) return null
  return (
    <li>
      <RacButton className={css.tool} onPress={onPress}>
        <ArrowUpToLine {...iconProps} />
        {t.backToTop}
      </RacButton>
    </li>
  )
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

function toTop(): void {
  focusText(document.querySelector('h1'))
  scrollTo({ top: 0, behavior: 'instant' })
}
