import { space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import * as field from '../Field/Field.css.ts'

/**
 * Two fields beside each other where there is room. Their hints stand below the boxes, so that the boxes align whatever
 * is said of them; in the source and for the ear they stay before.
 */
export const fieldPair = style({
  display: 'grid',
  gap: `20px ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${fieldPair} ${field.field} > ${field.description}`, { order: 1 })
globalStyle(`${fieldPair} ${field.field} > ${field.error}`, { order: 2 })
