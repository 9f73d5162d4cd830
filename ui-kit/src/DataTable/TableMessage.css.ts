import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { narrow, rowSize } from './DataTable.css.ts'

export const messageRow = style({ '@container': { [narrow]: { display: 'block' } } })
export const messageCell = style({
  paddingBlock: space[12],
  paddingInline: space[4],
  '@container': { [narrow]: { display: 'block' } },
})
export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
  fontSize: fontSize.body,
})
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'start',
  color: vars.color.dangerText,
})

export const skeletonCell = style({ padding: 0, '@container': { [narrow]: { display: 'block' } } })
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr 1fr',
  gap: space[8],
  alignItems: 'center',
  minBlockSize: rowSize,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // About as high as a card.
  '@container': { [narrow]: { minBlockSize: '136px' } },
})
export const bone = style({
  display: 'block',
  blockSize: '12px',
  borderRadius: '4px',
  backgroundColor: vars.color.line,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
})
