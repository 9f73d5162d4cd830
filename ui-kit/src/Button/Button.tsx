import { spokenSerials } from '@jinpiao/values/serials'
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { type PressEvent, Button as RacButton, type ButtonProps as RacButtonProps } from 'react-aria-components'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { useMessages } from '../lib/messages.ts'
import { after } from '../lib/pause.ts'
import { wrongButton } from '../lib/wrongButton.ts'
import * as css from './Button.css.ts'
import { buttonClass } from './buttonClass.ts'

export const buttonTones = ['primary', 'secondary', 'quiet', 'danger'] as const
export type ButtonTone = (typeof buttonTones)[number]
export const buttonSizes = ['regular', 'small'] as const
export type ButtonSize = (typeof buttonSizes)[number]

type ButtonName =
  /** The visible words are the name. */
  | { children: ReactNode; iconOnly?: never; 'aria-label'?: never }
  /** Only for close, previous/next, sort, show/hide, bell, more: an icon must be named. */
  | { iconOnly: ReactNode; 'aria-label': string; children?: never }

type Inherited = Pick<
  RacButtonProps,
  'type' | 'form' | 'id' | 'autoFocus' | 'slot' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed'
>

export type ButtonProps = ButtonName &
  Inherited & {
    /** Mouse, finger, Enter, Space or a screen reader; not called while `busy` or with a `disabledReason`. */
    onPress?: (event: PressEvent) => void
    /** One `primary` in a view. `danger` destroys; `quiet` stands in rows and beside others. */
    tone?: ButtonTone
    /** `small` is 36 px (44 px for fingers): rows and toolbars. */
    size?: ButtonSize
    /** Before the words. */
    icon?: ReactNode
    /** Said after the words, not shown: which row's 删除. */
    context?: string
    /** The work has begun: the name stays, presses are swallowed, 处理中 is said after 1 s. @selector [data-busy] */
    busy?: boolean
    /**
     * Why it cannot be done now. The button stays focusable (2.1.1) and says the reason when pressed; the reason
     * stands beside it. There is no `disabled`. @selector [aria-disabled=true]
     */
    disabledReason?: string | undefined
    /** It stands for a value that is wrong, as 上传合同 without a file: its `aria-describedby` says what. */
    isWrong?: boolean
    /** Further words, read after the name; the reason and 处理中 are added by themselves. */
    'aria-describedby'?: string
    /** The button itself, for whoever moves the focus. */
    ref?: Ref<HTMLButtonElement>
  }

/** Does something on this page. To go somewhere use Link. */
export function Button(props: ButtonProps) {
  const { onPress, tone = 'secondary', size = 'regular', icon, iconOnly, children, context, ...more } = props
  const {
    busy = false,
    disabledReason,
    type = 'button',
    'aria-describedby': describedBy,
    isWrong = false,
    ...rest
  } = more
  const t = useMessages(commonMessages)
  const noteId = useId()
  const note = busy ? t.busy : disabledReason
  const busyVoice = useBusyAnnouncement(busy, t.busy)
  const heldFocus = useHeldFocusSinceBusy(busy)
  // Enter submits a form when it goes down and ends the press when it comes up: the note that counts is the first.
  const noteAtStart = useRef(note)

  const describes = note !== undefined && !heldFocus.hasHeld
  const described = cx(describedBy, describes && noteId)
  // The button stays the first child in every state: were it moved into a wrapper, it would lose the focus.
  return (
    <>
      <RacButton
        {...rest}
        {...(described !== '' && { 'aria-describedby': described })}
        {...(note !== undefined && { 'aria-disabled': true })}
        {...(busy && { 'data-busy': true })}
        {...(isWrong && { render: wrongButton(isWrong) })}
        // Not react-aria's isPending: it speaks through a second, assertive region.
        type={note === undefined ? type : 'button'}
        className={buttonClass({ tone, size, shape: iconOnly === undefined ? 'words' : 'icon' })}
        onFocusChange={(focused) => {
          heldFocus.onFocusChange(focused)
          if (focused) busyVoice.heard()
        }}
        onPressStart={() => {
          noteAtStart.current = note
        }}
        onPress={(event) => {
          if (noteAtStart.current === undefined) onPress?.(event)
          else if (noteAtStart.current === t.busy) busyVoice.tell()
          else announce(noteAtStart.current)
        }}
      >
        {busy ? <Hourglass /> : (icon ?? iconOnly)}
        {children !== undefined && <span>{children}</span>}
        {context !== undefined && <span className={visuallyHidden}> {spokenSerials(context)}</span>}
      </RacButton>
      {note !== undefined && (
        // A description is read from a hidden node too; as a text behind the button it would be heard a second time.
        <span id={noteId} hidden={busy && describes} className={busy ? visuallyHidden : css.reason}>
          {note}
        </span>
      )}
    </>
  )
}

/**
 * It stands still: nothing moves by itself, and half a circle that does not turn looks stuck. Not a lucide icon: a page
 * with buttons alone would load what draws all of them.
 */
const Hourglass = () => (
  <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none">
    <path
      d="M3 1.5h10M3 14.5h10M4.5 1.5c0 4 3.5 4 3.5 6.5s-3.5 2.5-3.5 6.5M11.5 1.5c0 4-3.5 4-3.5 6.5s3.5 2.5 3.5 6.5"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </svg>
)

/**
 * A quick answer needs no word; a slow one gets one (loading rule: only if > 1 s). Not after a press into the work was
 * answered with it, not to whoever has come to the button since and heard its description, and not for work that ran
 * before the button came. `tell` answers such a press, `heard` is for those who come.
 */
function useBusyAnnouncement(busy: boolean, text: string): { tell: () => void; heard: () => void } {
  const isTold = useRef(busy)
  useEffect(() => {
    if (!busy) {
      isTold.current = false
      return
    }
    return after(1000, () => {
      if (!isTold.current) announce(text)
    })
  }, [busy, text])
  const heard = () => {
    isTold.current = busy
  }
  return {
    heard,
    tell: () => {
      heard()
      announce(text)
    },
  }
}

/**
 * Whoever was on the button when its work began, and has not left it since: the announcement is for them. A description
 * that comes under the focus is read out as well (Orca 43.1 says 处理中 at once, and again after the second); those who
 * come to the button later find it described.
 */
function useHeldFocusSinceBusy(busy: boolean) {
  const [hasFocus, setHasFocus] = useState(false)
  const [wasBusy, setWasBusy] = useState(busy)
  const [hasHeld, setHasHeld] = useState(false)
  if (busy !== wasBusy) {
    setWasBusy(busy)
    setHasHeld(busy && hasFocus)
  }
  const onFocusChange = (focused: boolean) => {
    setHasFocus(focused)
    if (!focused) setHasHeld(false)
  }
  return { hasHeld, onFocusChange }
}
