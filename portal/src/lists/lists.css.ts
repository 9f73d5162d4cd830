import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space, target } from '@jinpiao/themes/scale'
import { edge, flushSurface, onPhone } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { flushHeading } from '#portal/parts/layout.css.ts'

/** Filters and table; on a flush surface each brings its own space. */
export const listView = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: { [`${flushSurface} &`]: { gap: 0 } },
})
/** Of several amounts, below the cards of a phone. */
export const sums = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  paddingInline: edge.phone,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: fontSize.compact,
  color: vars.color.textMuted,
})
/** Below the rows: that there may be more, and the way on. */
export const onward = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  paddingInline: edge.wide,
  color: vars.color.textMuted,
  '@media': { [onPhone]: { paddingInline: edge.phone } },
})
/** The line of a heading just above the tabs. */
const headingLine = '-35px'

/**
 * At the end of the line of the tabs, where there is room, or of the heading above them, where there is more; else a
 * line of its own below them.
 */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  alignItems: 'center',
  justifyContent: 'flex-end',
  selectors: {
    [`${flushSurface} &`]: { paddingBlock: space[1], paddingInline: `calc(${edge.wide} - ${space[3]})` },
  },
  '@media': {
    '(min-width: 1280px)': {
      selectors: {
        '[role=tabpanel] &': { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: 0, paddingBlock: 0 },
        // Many tabs take the whole line.
        ':has(> div > [role=tablist] > :nth-child(7)) > [role=tabpanel] &': {
          position: 'static',
          paddingBlock: space[1],
        },
        [`${flushHeading} ~ * [role=tabpanel] &`]: { position: 'static', paddingBlock: space[1] },
        [`${flushHeading} + * [role=tabpanel] &`]: {
          position: 'absolute',
          insetBlockStart: headingLine,
          paddingBlock: 0,
        },
      },
    },
    [onPhone]: {
      gap: 0,
      selectors: { [`${flushSurface} &`]: { paddingInline: `calc(${edge.phone} - ${space[1]})` } },
    },
    print: { display: 'none' },
  },
})
// Quiet beside the tabs: what a list is for are its rows.
globalStyle(`${tools} button`, {
  minBlockSize: '36px',
  paddingBlock: space[1],
  paddingInline: space[3],
  borderColor: 'transparent',
  backgroundColor: 'transparent',
  fontSize: '0.875rem',
  '@media': {
    '(pointer: coarse)': { minBlockSize: target.primary },
    // All four on one line of a phone.
    [onPhone]: { paddingInline: space[1] },
  },
})
// Of the saved views: what is chosen says what it is.
globalStyle(`${tools} label`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
})
