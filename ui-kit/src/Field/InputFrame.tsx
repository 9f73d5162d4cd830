import { type AriaAttributes, type ReactNode, useId, useMemo } from 'react'
import { LabelContext, TextContext } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { Field, type FieldName, type FieldParts, isInvalid } from './Field.tsx'

/** Ties the input to its name, description and error: spread it on the one `<input>` of the frame. */
export type InputWiring = { id: string } & Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-required' | 'aria-invalid'
>

type FrameParts = FieldName & FieldParts & { id?: string | undefined }

export type InputFrameProps = FrameParts & {
  /** Ids of further descriptions, in order; read after the description and before the error (accessibility §5.1). */
  describedBy?: string | undefined
  children: (wiring: InputWiring) => ReactNode
}

/** What of a field's props the frame takes, and what is left for the input. */
export function splitFrame<Props extends FrameParts>(props: Props) {
  const { label, isRequired, isOptional, description, error, id, ...more } = props
  const { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...input } = more
  const name = { label, 'aria-label': ariaLabel, 'aria-labelledby': labelledBy } as FieldName
  return { frame: { ...name, isRequired, isOptional, description, error, id }, input }
}

/**
 * The field around one native input. react-aria's TextField keeps the text in React state and renders its five parts
 * with each key; here a key renders what the owner of the value wants: nothing, when the input is uncontrolled.
 */
export function InputFrame(props: InputFrameProps) {
  const { label, isRequired, isOptional, description, error, id, describedBy, children, ...name } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  const labelling = useMemo(() => ({ htmlFor: inputId }), [inputId])
  const texts = useMemo(
    () => ({ slots: { description: { id: hintId }, errorMessage: { id: errorId } } }),
    [hintId, errorId],
  )
  const hasError = isInvalid(error)
  const described = cx(isInvalid(description) && hintId, describedBy, hasError && errorId)
  return (
    <LabelContext value={labelling}>
      <TextContext value={texts}>
        <Field label={label} isRequired={isRequired} isOptional={isOptional} description={description} error={error}>
          {children({
            ...name,
            id: inputId,
            ...(described !== '' && { 'aria-describedby': described }),
            ...(isRequired && { 'aria-required': true }),
            ...(hasError && { 'aria-invalid': true }),
          })}
        </Field>
      </TextContext>
    </LabelContext>
  )
}
