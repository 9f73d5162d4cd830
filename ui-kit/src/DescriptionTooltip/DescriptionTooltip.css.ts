import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, zIndex } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const box = style({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' })

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'help',
  selectors: { '&[data-hovered]': { color: vars.color.accent } },
})

export const bubble = style({
  position: 'fixed',
  insetBlock: '0 auto',
  insetInline: '0 auto',
  zIndex: zIndex.tooltip,
  // The browser's own popover has these too.
  margin: 0,
  overflow: 'visible',
  inlineSize: 'max-content',
  maxInlineSize: 'min(320px, calc(100vi - 16px))',
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.body,
  textAlign: 'start',
  whiteSpace: 'normal',
  textWrap: 'pretty',
  boxShadow: `0 4px 16px -8px ${vars.color.scrim}`,
  // The gap to the mark, 8 px and the border, on either side, belongs to the bubble (1.4.13, hoverable); the mark does not.
  '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-9px', zIndex: -1 },
  '@media': { print: { display: 'none' } },
})
