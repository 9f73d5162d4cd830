import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { createContainer, style } from '@vanilla-extract/css'

const container = createContainer()

export const root = style({
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[2],
  // A container has no width of its own content: beside others that keep theirs it would have none.
  inlineSize: '100%',
  minInlineSize: 0,
})

export const title = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold, lineHeight: lineHeight.body })

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8em, 30%) 1fr auto',
  columnGap: space[6],
  alignItems: 'baseline',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
  '@container': {
    [`${container} (max-width: 479px)`]: { gridTemplateColumns: '1fr auto', columnGap: space[3] },
  },
})

export const label = style({
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
  '@container': { [`${container} (max-width: 479px)`]: { gridColumn: '1 / -1' } },
})

/** What was typed in several lines is read in several lines. */
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const missing = style({ color: vars.color.textMuted })
export const change = style({ justifySelf: 'end', '@media': { print: { display: 'none' } } })
