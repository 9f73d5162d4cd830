import { createGlobalVar, fallbackVar } from '@vanilla-extract/css'

/**
 * How far a bar that stays at the top of the window reaches down. A page that has such a bar says so on `html`
 * (`--page-bar-size: 64px`); without one, what sticks does so at the edge of the window.
 */
export const pageBarSize = createGlobalVar('page-bar-size')
export const belowPageBar = fallbackVar(pageBarSize, '0px')
