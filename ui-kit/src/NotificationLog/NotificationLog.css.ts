import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const log = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const heading = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold })
export const empty = style({ color: vars.color.textMuted })
export const list = style({ display: 'grid' })

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(max-width: 480px)': { gridTemplateColumns: '1fr auto' } },
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})

export const time = style([tabularFigures, { fontSize: fontSize.compact, color: vars.color.textMuted }])
