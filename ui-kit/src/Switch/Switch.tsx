import { type ReactNode, useId, useRef, useState } from 'react'
import { type FormParts, hasContent } from '../Field/Field.tsx'
import { useLeaving, useReset } from '../Field/formParts.ts'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { switchMessages } from '../lib/messages/switch.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './Switch.css.ts'

export const switchSizes = ['regular', 'small'] as const
export type SwitchSize = (typeof switchSizes)[number]

export interface SwitchProps extends FormParts<HTMLInputElement> {
  /** What is on or off, the same words in both states: 短信通知, never 打开短信通知. */
  children: ReactNode
  /** On or off, where the page keeps the state. @selector input:checked */
  isSelected?: boolean
  /** On from the start, where nobody keeps the state outside. */
  defaultSelected?: boolean
  /** Switched. It acts at once; what waits for a button is a Checkbox. */
  onChange?: (isSelected: boolean) => void
  /** What it means to have it on. Read after the name. */
  description?: ReactNode
  /**
   * Why it cannot be changed now. It stays focusable, and says the reason when pressed.
   * @selector input[aria-disabled=true]
   */
  disabledReason?: string | undefined
  /** `small` has no words in its track: where there is no room for them. */
  size?: SwitchSize
  /** On or off, as react-hook-form gives it; the same as `isSelected`. */
  value?: boolean | undefined
  /** Of the control: what an error summary links to (`fieldId`). */
  id?: string
}

/**
 * On or off, at once. What takes effect with the form is a Checkbox. A native input: react-aria's switch is 20 KB for
 * what the browser does, and cannot be `aria-disabled`.
 */
export function Switch(props: SwitchProps) {
  const {
    children,
    value,
    isSelected = value,
    defaultSelected,
    onBlur,
    name,
    disabled = false,
    onChange,
    description,
    disabledReason,
    size = 'regular',
    ...rest
  } = props
  const t = useMessages(switchMessages)
  const ownId = useId()
  const id = props.id ?? ownId
  const isLocked = disabledReason !== undefined || disabled
  const isDescribed = disabledReason !== undefined || hasContent(description)
  const leaving = useLeaving(onBlur)
  const box = useRef<HTMLDivElement>(null)
  const [initial] = useState(isSelected ?? defaultSelected ?? false)
  useReset(box, () => onChange?.(initial))
  const isSmall = size === 'small'
  return (
    <div ref={box} className={css.field} {...leaving}>
      <label className={cx(css.button, isSmall && css.smallButton)}>
        <input
          {...rest}
          {...(name !== undefined && !disabled && { name })}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it by `checked` (ARIA in HTML)
          role="switch"
          {...(isSelected !== undefined && { checked: isSelected })}
          {...(defaultSelected !== undefined && { defaultChecked: defaultSelected })}
          {...(isDescribed && { 'aria-describedby': `${id}-about` })}
          {...(isLocked && { 'aria-disabled': true })}
          // React calls it for a click that is prevented, too.
          onChange={(event) => !isLocked && onChange?.(event.currentTarget.checked)}
          onClick={(event) => {
            if (!isLocked) return
            // Pointer and space both click the input; so it stays as it is.
            event.preventDefault()
            if (disabledReason !== undefined) announce(disabledReason)
          }}
          className={css.input}
        />
        <span aria-hidden="true" className={cx(css.track, isSmall && css.smallTrack)}>
          {!isSmall && <span data-on={t.on} data-off={t.off} className={css.word} />}
          <span className={css.knob} />
        </span>
        <span className={css.words}>{children}</span>
      </label>
      {isDescribed && (
        <div id={`${id}-about`} className={css.below}>
          {description}
          {disabledReason !== undefined && <div>{disabledReason}</div>}
        </div>
      )}
    </div>
  )
}
