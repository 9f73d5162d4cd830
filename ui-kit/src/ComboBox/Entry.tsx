import { ChevronDown } from 'lucide-react'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { Button as RacButton, ComboBoxStateContext, Input, type InputProps } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { hasLeft } from '../lib/hasLeft.ts'
import { iconProps } from '../lib/icon.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import * as css from './ComboBox.css.ts'

/**
 * The input of a combobox and its button. It leaves the option that the arrow keys stand on before a letter comes in.
 *
 * react-aria leaves it after the letter, and an effect then tells the input by a made-up `focusin`. React may run that
 * effect within the next letter's `input`, takes the end of the one event for the end of the other and writes the text
 * of before into the field: 「zhu」 becomes 「z」, the composition breaks, 「株洲」 comes in as 「zhu株洲」 (8 of 60 runs).
 */
export function Entry(props: InputProps & React.RefAttributes<HTMLInputElement>) {
  const box = useRef<HTMLElement>(null)
  const selection = useContext(ComboBoxStateContext)?.selectionManager
  const leaveOption = useEffectEvent(() => selection?.setFocusedKey(null))

  useEffect(() => {
    const element = box.current
    const leave = () => leaveOption()
    // Not React's `onBeforeInput`, which knows nothing of compositions.
    element?.addEventListener('beforeinput', leave)
    return () => element?.removeEventListener('beforeinput', leave)
  }, [])

  return (
    <span
      ref={box}
      className={css.box}
      // react-aria takes any blur for leaving, and gives the text back.
      onBlurCapture={(event) => {
        if (!hasLeft(event)) event.stopPropagation()
      }}
    >
      <Input className={cx(focusRing, control, css.input)} {...props} />
      <RacButton className={css.button}>
        <ChevronDown {...iconProps} />
      </RacButton>
    </span>
  )
}
