import { fontSize, fontWeight } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const clock = style([tabularFigures, { fontSize: fontSize.title, fontWeight: fontWeight.semibold }])
