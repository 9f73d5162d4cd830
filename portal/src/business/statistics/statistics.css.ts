import { fontWeight } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** A figure that adds up those above it. */
export const total = style({ fontWeight: fontWeight.semibold })
