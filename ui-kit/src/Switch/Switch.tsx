import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components'
import { hasContent } from '../Field/Field.tsx'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { useMessages } from '../lib/messages.ts'
import { switchMessages } from '../lib/messages/switch.ts'
import * as css from './Switch.css.ts'
import '../lib/racStrings.ts'

export const switchSizes = ['regular', 'small'] as const
export type SwitchSize = (typeof switchSizes)[number]

type Inherited = Pick<SwitchFieldProps, 'isSelected' | 'defaultSelected' | 'onChange' | 'name' | 'value' | 'id'>

export interface SwitchProps extends Inherited {
  /** What is on or off, the same words in both states: 短信通知, never 打开短信通知. @selector [data-selected] */
  children: ReactNode
  /** What it means to have it on. Read after the name. */
  description?: ReactNode
  /** Why it cannot be changed now. It stays focusable and says the reason when pressed. @selector [data-readonly] */
  disabledReason?: string | undefined
  /** `small` has no words in its track: where there is no room for them. */
  size?: SwitchSize
  inputRef?: Ref<HTMLInputElement | null>
}

/** On or off, at once. What takes effect with the form is a Checkbox. */
export function Switch({ children, description, disabledReason, size = 'regular', ...rest }: SwitchProps) {
  const t = useMessages(switchMessages)
  const below = hasContent(description) || disabledReason !== undefined
  return (
    <SwitchField
      {...(rest as SwitchFieldProps)}
      isReadOnly={disabledReason !== undefined}
      // Pointer and space both click the input, once; react-aria 1.20 calls `onPress` twice for a read-only one.
      onClickCapture={({ target }) => {
        if (disabledReason !== undefined && target instanceof HTMLInputElement) announce(disabledReason)
      }}
      className={css.field}
    >
      <SwitchButton className={cx(css.button, size === 'small' && css.smallButton)}>
        {({ isSelected }) => (
          <>
            <span className={cx(css.track, size === 'small' && css.smallTrack)}>
              {size === 'regular' && (
                <span aria-hidden="true" className={css.word}>
                  {isSelected ? t.on : t.off}
                </span>
              )}
              <span className={css.knob} />
            </span>
            <span>{children}</span>
          </>
        )}
      </SwitchButton>
      {below && (
        <Text slot="description" elementType="div" className={css.below}>
          {description}
          {disabledReason !== undefined && <div>{disabledReason}</div>}
        </Text>
      )}
    </SwitchField>
  )
}
