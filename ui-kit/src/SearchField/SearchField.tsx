import { Search } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button as RacButton } from 'react-aria-components'
import type { FieldName, FieldParts } from '../Field/Field.tsx'
import { useFieldValue } from '../Field/formParts.ts'
import { InputFrame, type TextBoxProps, useFrame } from '../Field/InputFrame.tsx'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import { control, focusRing, visuallyHidden } from '../lib/interactive.css.ts'
import { isComposing } from '../lib/isComposing.ts'
import { textBoxMessages } from '../lib/messages/textBoxes.ts'
import { useMessages } from '../lib/messages.ts'
import { after } from '../lib/pause.ts'
import { useTrimming } from '../lib/useTrimming.ts'
import * as css from './SearchField.css.ts'

/** How long nothing more is typed before what was found is said. */
const QUIET_MS = 800

export type SearchFieldProps = FieldName &
  FieldParts &
  TextBoxProps & {
    /** The text as it stands, while typing too: what is searched for. */
    value?: string | undefined
    /** What stands there at first, where nobody holds the value. */
    defaultValue?: string | undefined
    /**
     * What was found, one sentence: 已找到 4 条. Stands below the box, and is said once in a pause of typing. While a
     * search runs leave it out: one that stays is what the words before have found, and is not said again.
     */
    result?: string | undefined
  }

/**
 * Words to look for. Esc and 清空 empty the box and leave the focus in it; an Esc with nothing to empty belongs to what
 * the box stands in. Enter submits the form around it.
 */
export function SearchField(props: SearchFieldProps) {
  const { frame, input } = useFrame(props)
  const { ref, isReadOnly, value: given, defaultValue, onChange, result, ...rest } = input
  const words = useFieldValue({ value: given, defaultValue, onChange }, '')
  const { value, change } = words
  const trimming = useTrimming<HTMLInputElement>({ onChange: change, isOff: isReadOnly })
  const t = useMessages(textBoxMessages)
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement)
  const name = frame.label ?? frame['aria-label']

  const [isUnderlined, setUnderlined] = useState(false)
  useResult(value, result, isUnderlined)

  return (
    <InputFrame {...frame} onReset={() => change(words.initial)}>
      {(wiring) => (
        <>
          <span className={css.box}>
            <Search {...smallIconProps} className={css.icon} />
            <input
              autoComplete="off"
              {...rest}
              {...wiring}
              {...trimming}
              ref={box}
              readOnly={isReadOnly}
              type="search"
              value={value}
              onCompositionStart={() => {
                trimming.onCompositionStart()
                setUnderlined(true)
              }}
              onCompositionEnd={(event) => {
                trimming.onCompositionEnd(event)
                setUnderlined(false)
              }}
              onKeyDown={(event) => {
                trimming.onKeyDown(event)
                if (event.key !== 'Escape' || value === '' || isReadOnly) return
                // Chromium's search box empties itself at any Esc, at that of an input method too.
                event.preventDefault()
                if (isComposing(event.nativeEvent)) return
                event.stopPropagation()
                change('')
              }}
              className={cx(focusRing, control, css.input)}
            />
            {value !== '' && !isReadOnly && (
              <RacButton
                className={cx(focusRing, css.clear)}
                onPress={() => {
                  box.current?.focus()
                  change('')
                }}
              >
                {t.clear}
                {name !== undefined && <span className={visuallyHidden}> {name}</span>}
              </RacButton>
            )}
          </span>
          {result !== undefined && <p className={css.result}>{result}</p>}
        </>
      )}
    </InputFrame>
  )
}

/**
 * Says what was found, once nothing more is typed: for the words that stand in the box, never for those before, nor for
 * the letters that an input method has underlined.
 */
function useResult(value: string, result: string | undefined, isUnderlined: boolean) {
  const before = useRef({ value, result, isAtOnce: false, isDue: false })
  useEffect(() => {
    if (isUnderlined) return
    const isAnswer = result !== before.current.result
    // Who answers in the same render does so too when the sentence stays the same: 已找到 3 条 for 金 and for 金票.
    const isNew = value !== before.current.value
    const isAtOnce = isAnswer ? isNew : before.current.isAtOnce
    // Letters that were underlined and taken back leave what was found still to be said.
    const isDue = isAnswer || (isNew ? isAtOnce : before.current.isDue)
    before.current = { value, result, isAtOnce, isDue }
    if (value.trim() === '' || result === undefined || !isDue) return
    return after(QUIET_MS, () => {
      before.current.isDue = false
      announce(result)
    })
  }, [value, result, isUnderlined])
}
