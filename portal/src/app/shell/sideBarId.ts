/** Target of the skip link. */
export const SIDE_BAR_ID = 'side-bar'
