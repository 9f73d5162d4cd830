import { type AriaAttributes, type FocusEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { LabelContext, TextContext } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import type { OrNone } from '../lib/readValue.ts'
import type { Committed } from '../lib/useCommittedText.ts'
import { useOneCell } from '../lib/useOneCell.ts'
import { Field, type FieldName, type FieldParts, hasContent } from './Field.tsx'
import type { FormParts } from './formParts.ts'

/** Ties the box to its name, description and error: spread it on the one `<input>` or `<textarea>` of the frame. */
export type InputWiring = { id: string; name?: string } & ReturnType<typeof useOneCell>['box'] &
  Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-required' | 'aria-invalid'>

/** What every box for text takes besides its name and its parts. */
export interface TextBoxProps<Box extends Element = HTMLInputElement> extends FormParts<Box> {
  /** With `value`, the owner renders with each key. */
  value?: string | undefined
  /** With `defaultValue`, the box keeps its text and no key renders anything: the cheaper one in a long form. */
  defaultValue?: string | undefined
  /** The text as it stands, with each change. */
  onChange?: (value: string) => void
  /** The focus has come to the box. */
  onFocus?: (event: FocusEvent<Box>) => void
  /** Of the control: what an error summary links to (`fieldId`). */
  id?: string
  /** Takes the focus as soon as it is there: at most one, where nobody would read anything before it (sign-in). */
  autoFocus?: boolean
}

type FrameParts = FieldName & FieldParts & Pick<FormParts, 'name' | 'onBlur' | 'disabled'>

export type InputFrameProps = FrameParts & {
  /** Of the input; the parts of the frame derive theirs from it. */
  id: string
  /** Ids of further descriptions, in order; read after the description and before the error (accessibility §5.1). */
  describedBy?: string | undefined
  /** The form is reset. */
  onReset: () => void
  /** Where the form gets something else than the text. */
  committed?: Pick<Committed, 'formValue' | 'onReset'> | undefined
  /** One figure or number, which several cells of a sheet are not. Whatever is committed is one. */
  isFigure?: boolean | undefined
  /** The input: spread the wiring on it. */
  children: (wiring: InputWiring) => ReactNode
}

interface Framed {
  id?: string | undefined
  isReadOnly?: boolean | undefined
  value?: OrNone<string>
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** What of a field's props its frame takes, with an id for the input; and what is left for the input. */
export function useFrame<Props extends FrameParts & Framed>(props: Props) {
  const ownId = useId()
  const { value, defaultValue, onChange } = props
  const [initial] = useState(value ?? defaultValue ?? '')
  const { label, isRequired, isOptional, description, error, id, name, onBlur, disabled, ...more } = props
  const { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, isReadOnly, ...input } = more
  const heard = { label, 'aria-label': ariaLabel, 'aria-labelledby': labelledBy } as FieldName
  const form = { name, onBlur, disabled, onReset: () => onChange?.(initial) }
  return {
    frame: { ...heard, isRequired, isOptional, description, error, ...form, id: id ?? ownId },
    input: { ...input, isReadOnly: isReadOnly === true || disabled === true },
  }
}

/**
 * The field around one native input. react-aria's TextField keeps the text in React state and renders its five parts
 * with each key; here a key renders what the owner of the value wants: nothing, when the input is uncontrolled.
 */
export function InputFrame(props: InputFrameProps) {
  const { label, isRequired, isOptional, description, id, describedBy, children, ...more } = props
  const { name, onBlur, disabled, onReset, committed, isFigure = committed !== undefined, error: own, ...heard } = more
  const { refusal, box } = useOneCell(isFigure)
  const error = refusal ?? own
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const labelling = useMemo(() => ({ htmlFor: id }), [id])
  const texts = useMemo(
    () => ({ slots: { description: { id: hintId }, errorMessage: { id: errorId } } }),
    [hintId, errorId],
  )
  const hasError = hasContent(error)
  const described = cx(hasContent(description) && hintId, describedBy, hasError && errorId)
  return (
    <LabelContext value={labelling}>
      <TextContext value={texts}>
        <Field
          label={label}
          isRequired={isRequired}
          isOptional={isOptional}
          description={description}
          error={error}
          form={{ name, onBlur, disabled, onReset: committed?.onReset ?? onReset, value: committed?.formValue }}
        >
          {children({
            ...heard,
            ...box,
            id,
            ...(committed === undefined && name !== undefined && disabled !== true && { name }),
            ...(described !== '' && { 'aria-describedby': described }),
            ...(isRequired && { 'aria-required': true }),
            ...(hasError && { 'aria-invalid': true }),
          })}
        </Field>
      </TextContext>
    </LabelContext>
  )
}
