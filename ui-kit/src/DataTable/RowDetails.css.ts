import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { narrow } from './DataTable.css.ts'

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@container': { [narrow]: { display: 'block' } },
})

export const cell = style({
  padding: space[3],
  '@container': { [narrow]: { display: 'block' } },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space[3],
})

export const entry = style({ display: 'grid' })
export const label = style({ fontSize: fontSize.small, color: vars.color.textMuted })
