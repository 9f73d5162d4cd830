import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const root = style({ position: 'relative', display: 'inline-flex' })

export const count = style([
  tabularFigures,
  {
    minInlineSize: '20px',
    paddingInline: '5px',
    // In the ink of what it lies on: a red on a red bar still has an edge (1.4.11).
    border: '1px solid currentColor',
    borderRadius: radius.pill,
    fontSize: fontSize.small,
    fontWeight: fontWeight.semibold,
    lineHeight: '18px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
])

export const tone = styleVariants({
  danger: { backgroundColor: vars.color.dangerSolid, color: vars.color.onDangerSolid },
  neutral: { backgroundColor: vars.color.sunken, color: vars.color.text },
})

export const inCorner = style({ position: 'absolute', insetBlockStart: '-10px', insetInlineStart: '10px' })
