import { vars } from '@jinpiao/themes/contract.css'
import { fontWeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  columnGap: space[6],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: `0 -2px 16px -8px ${vars.color.scrim}`,
  '@media': {
    // At 400 % zoom a sticky bar would take the page (reflow rule: ≤ 25 % of the height).
    '(max-height: 479px)': { position: 'static' },
    print: { display: 'none' },
  },
})
export const barText = style([tabularFigures, { margin: 0 }])
export const barCount = style({ fontWeight: fontWeight.semibold })
export const barActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
