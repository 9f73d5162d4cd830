import { type AriaAttributes, type FocusEvent, type ReactNode, type Ref, useId, useMemo } from 'react'
import { LabelContext, TextContext } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { Field, type FieldName, type FieldParts, hasContent } from './Field.tsx'

/** Ties the box to its name, description and error: spread it on the one `<input>` or `<textarea>` of the frame. */
export type InputWiring = { id: string } & Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-required' | 'aria-invalid'
>

/** What every box for text takes besides its name and its parts. */
export interface TextBoxProps<Box extends Element = HTMLInputElement> {
  /** With `value`, the owner renders with each key. */
  value?: string
  /** With `defaultValue`, the box keeps its text and no key renders anything: the cheaper one in a long form. */
  defaultValue?: string
  /** The text as it stands, with each change. */
  onChange?: (value: string) => void
  /** The focus has left the box. */
  onBlur?: (event: FocusEvent<Box>) => void
  /** The focus has come to the box. */
  onFocus?: (event: FocusEvent<Box>) => void
  /** In the data of the form; an error summary finds the box by it too. */
  name?: string
  /** Of the control: what an error summary links to (`fieldId`). */
  id?: string
  /** Takes the focus as soon as it is there: at most one, where nobody would read anything before it (sign-in). */
  autoFocus?: boolean
  /** The box itself, for whoever moves the focus. */
  inputRef?: Ref<Box>
}

type FrameParts = FieldName & FieldParts

export type InputFrameProps = FrameParts & {
  /** Of the input; the parts of the frame derive theirs from it. */
  id: string
  /** Ids of further descriptions, in order; read after the description and before the error (accessibility §5.1). */
  describedBy?: string | undefined
  /** The input: spread the wiring on it. */
  children: (wiring: InputWiring) => ReactNode
}

/** What of a field's props its frame takes, with an id for the input; and what is left for the input. */
export function useFrame<Props extends FrameParts & { id?: string | undefined }>(props: Props) {
  const ownId = useId()
  const { label, isRequired, isOptional, description, error, id, ...more } = props
  const { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...input } = more
  const name = { label, 'aria-label': ariaLabel, 'aria-labelledby': labelledBy } as FieldName
  return { frame: { ...name, isRequired, isOptional, description, error, id: id ?? ownId }, input }
}

/**
 * The field around one native input. react-aria's TextField keeps the text in React state and renders its five parts
 * with each key; here a key renders what the owner of the value wants: nothing, when the input is uncontrolled.
 */
export function InputFrame(props: InputFrameProps) {
  const { label, isRequired, isOptional, description, error, id, describedBy, children, ...name } = props
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
        <Field label={label} isRequired={isRequired} isOptional={isOptional} description={description} error={error}>
          {children({
            ...name,
            id,
            ...(described !== '' && { 'aria-describedby': described }),
            ...(isRequired && { 'aria-required': true }),
            ...(hasError && { 'aria-invalid': true }),
          })}
        </Field>
      </TextContext>
    </LabelContext>
  )
}
