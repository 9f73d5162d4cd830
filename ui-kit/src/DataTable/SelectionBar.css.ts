import { vars } from '@jinpiao/themes/contract.css'
import { fontWeight, space, target, zIndex } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'
import { belowPageBar } from '../lib/pageBar.css.ts'
import { edge, flushSurface, onPhone } from '../lib/surface.css.ts'
import { low, topSize } from './DataTable.css.ts'

/** In the place of the summary line, so that nothing jumps; on a phone at the bottom, where the thumb is. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: belowPageBar,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[6]}`,
  minBlockSize: topSize,
  paddingBlock: '3px',
  paddingInline: space[3],
  borderBlock: `1px solid ${vars.color.accent}`,
  backgroundColor: vars.color.selected,
  selectors: { [`${flushSurface} &`]: { paddingInline: edge.wide } },
  '@media': {
    [onPhone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlock: 'auto 0',
      zIndex: zIndex.bottomBar,
      paddingBlock: space[3],
      borderBlockEnd: 0,
      paddingInline: edge.phone,
      selectors: { [`${flushSurface} &`]: { paddingInline: edge.phone } },
    },
    // At 400 % zoom it would take the page (reflow rule: at most a quarter of the height).
    [low]: { position: 'static' },
    print: { display: 'none' },
  },
})
export const barText = style([tabularFigures, { margin: 0 }])
export const barCount = style({ fontWeight: fontWeight.semibold })
export const barActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 auto',
})
// As high as the line that they stand in, so that the bar is.
globalStyle(`${barActions} button`, {
  minBlockSize: '36px',
  paddingBlock: space[1],
  '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
})
export const clear = style({ display: 'flex', flex: '1 1 auto', justifyContent: 'end' })
