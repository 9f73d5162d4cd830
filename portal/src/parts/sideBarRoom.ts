/** Width of the floating bar and its distance to the window, on both sides. */
export const sideBarRoom = '112px'
