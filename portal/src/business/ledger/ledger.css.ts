import { globalStyle, style } from '@vanilla-extract/css'

/** A table with many columns takes paper the long way. */
export const landscape = style({ '@media': { print: { page: 'landscape' } } })
globalStyle('@page landscape', { size: 'A4 landscape' } as object)
