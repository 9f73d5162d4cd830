import { globalStyle, style } from '@vanilla-extract/css'

/**
 * For the label of a checkbox or radio: react-aria hides the real input in a box of 1 px. It is stretched over the
 * label instead, so that finger exploration, a screen reader's cursor and test tools find it where it is seen.
 */
export const coveringInput = style({ position: 'relative' })

globalStyle(`${coveringInput} > span:has(> input)`, {
  position: 'absolute !important' as 'absolute',
  inset: 0,
  inlineSize: '100% !important',
  blockSize: '100% !important',
  margin: '0 !important',
  clip: 'auto !important',
  clipPath: 'none !important',
})

globalStyle(`${coveringInput} > span > input`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

// Box and words lie above it, so that their contrast can be measured, and let the pointer through.
globalStyle(`${coveringInput} > span:not(:has(> input))`, { position: 'relative', zIndex: 1, pointerEvents: 'none' })
