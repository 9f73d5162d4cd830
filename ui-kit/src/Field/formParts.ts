import {
  type FocusEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { afterPress, listenToPresses } from '../lib/afterPress.ts'
import { type Focusable, focusTarget } from '../lib/focusTarget.ts'
import { hasLeft } from '../lib/hasLeft.ts'
import type { OrNone } from '../lib/readValue.ts'

/** What every field takes for the form it stands in: with `value` and `onChange`, what react-hook-form gives as `field`. */
export interface FormParts<Handle = Focusable> {
  /** In the data of the form, with the value that `onChange` tells; an error summary finds the field by it too. */
  name?: string | undefined
  /** The focus has left the field, with its buttons, its list and its calendar; not when only the window has lost it. */
  onBlur?: (() => void) | undefined
  /** What takes the focus: the box, the button, or of a group its first wrong part, else its first choice. */
  ref?: Ref<Handle> | undefined
  /** From react-hook-form: it can be reached and read, but not changed, and is not in the data of the form. */
  disabled?: boolean | undefined
}

/** How a field stands in the form around it; `Field` does it for all. */
export interface FieldForm extends FormParts {
  /** The canonical value, where no native control of the field carries it: `1234567.89`, or an id for each file. */
  value?: string | readonly string[] | undefined
  /** The form is reset: what it held at first comes back. Left out where react-aria does it. */
  onReset?: (() => void) | undefined
}

/** Ties the element around a field to its form. Spread the result on it. */
export function useFieldForm(box: RefObject<HTMLElement | null>, { name, onBlur, ref, onReset }: FieldForm) {
  useImperativeHandle(ref, () => ({ focus: () => box.current && focusTarget(box.current)?.focus() }), [box])
  useReset(box, onReset)
  return { ...useLeaving(onBlur), ...(name !== undefined && { 'data-name': name }) }
}

/** For choices of react-aria: what ties their native inputs to the form, or keeps them out of it. */
export function ownerOf({
  name,
  disabled = false,
  isReadOnly = false,
}: FormParts & { isReadOnly?: boolean | undefined }) {
  // Without a form of its own name react-aria makes one up: an empty `form` is what keeps a native input out.
  if (disabled) return { form: '', isReadOnly: true }
  return { isReadOnly, ...(name !== undefined && { name }) }
}

/**
 * The same for radios: they need a name among themselves, and the one that react-aria makes up would be sent. Out of the
 * form, they are not reset by react-aria either: `onReset` does it.
 */
export function ownerOfRadios<Value>(
  parts: FormParts & { isReadOnly?: boolean | undefined },
  chosen: { initial: Value; change: (value: Value) => void },
) {
  if (parts.name !== undefined) return { owner: ownerOf(parts) }
  return { owner: { ...ownerOf(parts), form: '' }, onReset: () => chosen.change(chosen.initial) }
}

/** Calls `onReset` when the form around `box` is reset, natively or by a script. */
export function useReset(box: RefObject<Element | null>, onReset: (() => void) | undefined) {
  const reset = useEffectEvent(() => onReset?.())
  useEffect(() => {
    // At the document: by then the application has had its chance to prevent it, React's handlers included.
    const heard = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target instanceof Element && target.contains(box.current)) reset()
    }
    document.addEventListener('reset', heard)
    return () => document.removeEventListener('reset', heard)
  }, [box])
}

/**
 * Calls `onBlur` once when the focus leaves what the handlers are spread on. React's events come from a list or dialog
 * of the field as well: there the focus is still in the field.
 */
export function useLeaving(onBlur: (() => void) | undefined) {
  const latest = useRef(onBlur)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(listenToPresses, [])
  useEffect(() => {
    latest.current = onBlur
  })
  return {
    onFocus: () => clearTimeout(leaving.current),
    onBlur: (event: FocusEvent) => {
      if (!hasLeft(event)) return
      clearTimeout(leaving.current)
      // A focus that stays inside is told of by `onFocus`, at once.
      leaving.current = setTimeout(() => afterPress(() => latest.current?.()))
    },
  }
}

/** The value of a field: its owner's, or without an owner its own. */
export function useFieldValue<Value, More extends unknown[]>(
  { value: given, defaultValue, onChange }: Owner<Value, More>,
  empty: Value,
) {
  const [own, setOwn] = useState(defaultValue ?? empty)
  const value = given === undefined ? own : (given ?? empty)
  const [initial] = useState(value)
  return {
    value,
    /** What a reset brings back. */
    initial,
    change: (next: Value, ...more: More) => {
      if (given === undefined) setOwn(next)
      onChange?.(next, ...more)
    },
  }
}

interface Owner<Value, More extends unknown[]> {
  value?: OrNone<Value>
  defaultValue?: Value | undefined
  onChange?: ((value: Value, ...more: More) => void) | undefined
}
