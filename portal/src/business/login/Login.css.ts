import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { sideBarRoom } from '#portal/parts/sideBarRoom.ts'

/** Room for both panels side by side; the same measure stands in boot.css. */
const twoPanels = '(min-width: 1280px)'

/** Room for the words of a poster. */
const wide = '(min-width: 1440px)'

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [twoPanels]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

/** The platform's own side, in its bar's fill. On narrow windows its words stand above the form. */
export const platform = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  padding: space[6],
  backgroundColor: vars.color.topBar,
  color: vars.color.onTopBar,
  '@media': {
    [twoPanels]: { padding: space[12] },
    '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
  },
})
export const slogan = style({
  maxInlineSize: '22em',
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [twoPanels]: { fontSize: fontSize.title }, [wide]: { fontSize: fontSize.amount } },
})

export const illustration = style({
  display: 'none',
  inlineSize: '100%',
  // The platform carries its half: the drawing grows with it.
  maxInlineSize: 'min(80%, 720px)',
  '@media': { [twoPanels]: { display: 'block' } },
})
/** As high as the drawing, which comes a moment later. */
export const drawingRoom = style([illustration, { aspectRatio: '480 / 300' }])
const forced = '(forced-colors: active)'
// Forced colours take the fill from the panel and leave a drawing as it is: light lines would stand on white.
const ink = {
  stroke: vars.color.onTopBar,
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
} as const
export const thread = style({ ...ink, strokeWidth: 2, strokeDasharray: '2 8', opacity: 0.7 })
export const ticket = style({
  ...ink,
  strokeWidth: 2,
  fill: vars.color.topBarHover,
  '@media': { [forced]: { stroke: 'CanvasText', fill: 'Canvas' } },
})
export const lines = style({ ...ink, strokeWidth: 4, opacity: 0.45 })
export const seal = style({ ...ink, strokeWidth: 3 })

export const side = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[8],
  paddingInline: space[4],
  '@media': { [twoPanels]: { paddingInline: sideBarRoom } },
})
export const card = style({
  display: 'grid',
  gap: space[4],
  inlineSize: 'min(420px, 100%)',
  padding: space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  '@media': { '(max-width: 479px)': { padding: space[4] } },
})
export const title = style({ fontSize: fontSize.heading, fontWeight: fontWeight.semibold, lineHeight: 1.3 })
export const subtitle = style({ fontSize: fontSize.large, marginBlockEnd: space[4] })
export const hidden = visuallyHidden
export const form = style({ paddingBlockStart: space[4] })
/** Room for the box, which comes a moment later: nothing moves. */
export const remember = style({ minBlockSize: target.minimum, marginBlock: `calc(-1 * ${space[2]})` })
export const links = style({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: space[4] })
export const hotline = style({ color: vars.color.textMuted, fontSize: fontSize.compact })
export const ukey = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const demo = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: radius.control,
})
globalStyle(`${demo} > legend`, { float: 'inline-start', inlineSize: '100%', fontWeight: fontWeight.semibold })
/** Fields and button fill the card: it is narrow, and the button is the one thing to do here. */
globalStyle(`${form} form > *`, { inlineSize: '100%' })
