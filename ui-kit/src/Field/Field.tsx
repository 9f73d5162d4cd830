import { CircleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Label, Text } from 'react-aria-components'
import { smallIconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './Field.css.ts'
import { FormValue } from './FormValue.tsx'
import { type FieldForm, useFieldForm } from './formParts.ts'

export type { FormParts } from './formParts.ts'

/** A control without a name does not compile. */
export type FieldName =
  /** The visible words, which are the name. */
  | { label: ReactNode; 'aria-label'?: never; 'aria-labelledby'?: never }
  /** The name where the eye needs no words of its own: a box in a row, a field in a bar. */
  | { label?: never; 'aria-label': string; 'aria-labelledby'?: never }
  /** The ids of words that are on the page already. */
  | { label?: never; 'aria-label'?: never; 'aria-labelledby': string }

/** What every field shows besides its value. A component's props: `FieldName & FieldParts & FormParts & …`. */
export interface FieldParts {
  /** `aria-required` for the ear; the eye sees no mark, for most fields are required. @selector [data-required] */
  isRequired?: boolean | undefined
  /** 选填 in words beside the label: the only mark there is. */
  isOptional?: boolean | undefined
  /** Limits, format, consequences. Read with the field, before the error. */
  description?: ReactNode
  /** Field + problem + what to do. Sets `aria-invalid`. @selector [data-invalid] */
  error?: ReactNode
}

export interface FieldProps extends FieldParts {
  /** The visible words. Without them the control is named by `aria-label` or `aria-labelledby`. */
  label?: ReactNode
  /** The control: an `Input`, a `Group`, … */
  children: ReactNode
  /** Groups (radio, checkbox): the label names a set. */
  className?: string
  /** Its place in the form around it. */
  form?: FieldForm
}

/**
 * The private anatomy of every field: label, description, control, error. Put it inside a react-aria field
 * (`<Select isInvalid={isInvalid(error)}>`) or, for one native input, an `InputFrame`: their contexts tie the parts
 * together. `aria-describedby` lists description, then error, and only those that exist.
 */
export function Field(props: FieldProps) {
  const { label, isOptional, description, error, children, className, form = noForm } = props
  const t = useMessages(commonMessages)
  const box = useRef<HTMLDivElement>(null)
  const inForm = useFieldForm(box, form)
  return (
    // A form finds by the mark which field the focus has left: a field may hold several stops.
    <div ref={box} data-field="" {...inForm} className={className ? `${css.field} ${className}` : css.field}>
      {label !== undefined && (
        // The words for the eye alone stand beside the label: while a list is open the label is hidden, and of a hidden
        // label browsers read everything, 供应商必填 for 供应商.
        <div className={css.label}>
          <Label>
            {label}
            {/* The eye sees a gap, the ear needs a sign between the words. */}
            {isOptional && <span className={visuallyHidden}>{t.optionalAside}</span>}
          </Label>
          {isOptional && (
            <span aria-hidden="true" className={css.mark}>
              {t.optional}
            </span>
          )}
        </div>
      )}
      {hasContent(description) && (
        <Text slot="description" elementType="div" className={css.description}>
          {description}
        </Text>
      )}
      {children}
      <FormValue {...form} />
      {hasContent(error) && (
        <Text slot="errorMessage" elementType="div" className={css.error}>
          <CircleAlert {...smallIconProps} className={css.errorIcon} />
          <span>{error}</span>
        </Text>
      )}
    </div>
  )
}

const noForm: FieldForm = {}

/** Whether there is an error to show: pass it to the react-aria field's `isInvalid`. */
export function isInvalid(error: ReactNode): boolean {
  return hasContent(error)
}

/** Whether a part of the field is there: an empty text is none. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
