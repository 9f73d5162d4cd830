import { cx } from '../lib/cx.ts'
import * as css from './Button.css.ts'

interface Look {
  tone: keyof typeof css.tone
  size: keyof typeof css.size
  shape: keyof typeof css.shape
}

/** The class of what looks like a button: a Button, or the one Link of a page that is its action. */
export const buttonClass = ({ tone, size, shape }: Look): string =>
  cx(css.button, css.tone[tone], css.size[size], css.shape[shape])
