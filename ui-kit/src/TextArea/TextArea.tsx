import { useId, useImperativeHandle, useRef } from 'react'
import type { FieldName, FieldParts } from '../Field/Field.tsx'
import { InputFrame, type TextBoxProps, useFrame } from '../Field/InputFrame.tsx'
import { cx } from '../lib/cx.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import { useTrimming } from '../lib/useTrimming.ts'
import { CharacterCount } from './CharacterCount.tsx'
import * as css from './TextArea.css.ts'

export type TextAreaProps = FieldName &
  FieldParts &
  TextBoxProps<HTMLTextAreaElement> & {
    /** Shown and described as 还可输入 … 字. What is too much stays and is counted: the form refuses it on submit. */
    maxLength?: number
    /** Lines that are there before anything is typed; it grows with its text. */
    rows?: number
    /** Can be focused and copied. @selector [readonly] */
    isReadOnly?: boolean
  }

/**
 * Several lines of text: reasons, explanations. Blanks around them go, as in TextField. Enter makes a new line and never submits. The room left stands below
 * and is read with the field; while one types it is said only near its end, in a pause (GOV.UK's character count).
 */
export function TextArea(props: TextAreaProps) {
  const { frame, input } = useFrame(props)
  const { ref, maxLength, rows = 3, isReadOnly, onChange, ...rest } = input
  const trimming = useTrimming<HTMLTextAreaElement>({ onChange, isOff: isReadOnly })
  const box = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement)
  const countId = useId()
  return (
    <InputFrame {...frame} describedBy={maxLength === undefined ? undefined : countId}>
      {(wiring) => (
        <>
          <textarea
            {...rest}
            {...wiring}
            {...trimming}
            ref={box}
            rows={rows}
            readOnly={isReadOnly}
            className={cx(focusRing, control, css.box)}
            style={{ minBlockSize: `calc(${rows}lh + 18px)` }}
          />
          {maxLength !== undefined && <CharacterCount id={countId} box={box} max={maxLength} />}
        </>
      )}
    </InputFrame>
  )
}
