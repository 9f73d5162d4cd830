/** Width of the floating bar and its distance to the window, on both sides. */
export const sideBarRoom = '112px'

/** Windows that have this room beside the page, which is 1440 px wide with 32 px of it empty at its edge. */
export const hasSideBarRoom = '(min-width: 1600px)'
