import { CircleAlert } from 'lucide-react'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { announce } from '../lib/announce.ts'
import { smallIconProps } from '../lib/icon.ts'
import { textBoxMessages } from '../lib/messages/textBoxes.ts'
import { useMessages } from '../lib/messages.ts'
import { after } from '../lib/pause.ts'
import { charactersLeft, isNearLimit } from './charactersLeft.ts'
import * as css from './TextArea.css.ts'

/** How long nothing more is typed before the room left is said: a number with each key would drown the keys. */
const QUIET_MS = 1000

interface CharacterCountProps {
  id: string
  /** The text is read from the box: a key then renders this line and not the field, whoever keeps the value. */
  box: RefObject<HTMLTextAreaElement | null>
  max: number
}

/** 还可输入 … 字, or by how much it is too long. */
export function CharacterCount({ id, box, max }: CharacterCountProps) {
  const t = useMessages(textBoxMessages)
  const callOff = useRef<() => void>(undefined)
  const count = () => charactersLeft(box.current?.value ?? '', max)
  const text = (room: number) => (room < 0 ? t.over(-room) : t.left(room))
  const left = useSyncExternalStore(
    (changed) => {
      const area = box.current
      function listener(event: Event) {
        changed()
        callOff.current?.()
        // The letters of a composition are not what will stand there.
        if (event instanceof InputEvent && event.isComposing) return
        const room = count()
        if (isNearLimit(room, max)) callOff.current = after(QUIET_MS, () => announce(text(room)))
      }
      area?.addEventListener('input', listener)
      area?.addEventListener('compositionend', listener)
      return () => {
        area?.removeEventListener('input', listener)
        area?.removeEventListener('compositionend', listener)
      }
    },
    count,
    () => max,
  )
  useEffect(() => () => callOff.current?.(), [])

  return (
    <span id={id} className={css.count} {...(left < 0 && { 'data-over': true })}>
      {left < 0 && <CircleAlert {...smallIconProps} className={css.countIcon} />}
      {text(left)}
    </span>
  )
}
