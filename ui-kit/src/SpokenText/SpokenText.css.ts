import { style } from '@vanilla-extract/css'

/** The hidden text is placed within the visible one, so that screen-reader highlights and touch find it there. */
export const root = style({ position: 'relative' })
