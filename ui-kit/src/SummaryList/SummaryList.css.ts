import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { createContainer, style } from '@vanilla-extract/css'

const container = createContainer()
const narrow = `${container} (max-width: 319px)`
const twoColumns = `${container} (min-width: 640px)`

export const root = style({
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[4],
  // A container has no width of its own content: beside others that keep theirs it would have none.
  inlineSize: '100%',
  minInlineSize: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const title = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold, lineHeight: lineHeight.body })

/** Two facts on a line where there is room, without lines: labels and values align over all of them. */
export const list = style({
  display: 'grid',
  gap: `${space[3]} ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'baseline',
  '@media': { print: { breakInside: 'avoid' } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const wide = style({ '@container': { [twoColumns]: { gridColumn: '1 / -1' } } })

export const label = style({
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
})

/** What was typed in several lines is read in several lines. */
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const missing = style({ color: vars.color.textMuted })
export const change = style({ justifySelf: 'end', '@media': { print: { display: 'none' } } })
