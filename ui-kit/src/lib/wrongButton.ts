import { createElement } from 'react'
import type { ButtonRenderProps, DOMRenderFunction } from 'react-aria-components'

/**
 * Renders react-aria's button as one that stands for a value: `aria-invalid` where that is wrong, which the button itself
 * lets not through. A screen reader says 无效 with the name, as of a text box.
 */
export const wrongButton =
  (isWrong: boolean): DOMRenderFunction<'button', ButtonRenderProps> =>
  (props) =>
    createElement('button', { ...props, ...(isWrong && { 'aria-invalid': true }) })
