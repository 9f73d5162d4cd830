import { style } from '@vanilla-extract/css'

/** What leads around a document on the screen has no place on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
