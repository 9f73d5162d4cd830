import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { focusRing, minimumTarget } from '@jinpiao/ui-kit/lib/interactive.css'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxInlineSize: '960px',
  marginInline: 'auto',
  paddingBlock: space[8],
  paddingInline: space[4],
  color: vars.color.text,
  lineHeight: lineHeight.running,
})

export const head = style({ display: 'grid', gap: space[3] })
export const title = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.figures,
})
export const lead = style({ fontSize: fontSize.large })
export const muted = style({ color: vars.color.textMuted })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const sectionTitle = style({
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.figures,
})
export const partTitle = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold })

export const list = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  selectors: { 'ul&': { listStyle: 'disc' }, 'ol&': { listStyle: 'decimal' } },
})

/** The parts of the page, for the long ones. */
export const contents = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], rowGap: space[1] })

export const link = style([
  focusRing,
  {
    color: vars.color.accent,
    borderRadius: '2px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { color: vars.color.accentHover, textDecorationThickness: '2px' } },
  },
])
export const standaloneLink = style([link, minimumTarget, { display: 'inline-flex', alignItems: 'center' }])

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: space[4],
})
export const adviceColumn = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
})
export const pairs = style({ display: 'grid', gap: space[3] })
export const what = style({ display: 'block', fontWeight: fontWeight.medium })
export const why = style({ display: 'block', color: vars.color.textMuted })

export const key = style({
  display: 'inline-block',
  minInlineSize: '2em',
  paddingInline: space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.raised,
  fontFamily: 'inherit',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const or = style({ color: vars.color.textMuted, fontWeight: fontWeight.regular })
export const standard = style({ display: 'block', color: vars.color.textMuted })

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.surface,
})

/** Components at work in a page about something else. */
export const live = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
})
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })

/** A word in the colours of a pair of roles. */
export const sample = style({
  display: 'inline-block',
  paddingBlock: space[1],
  paddingInline: space[3],
  border: '1px solid',
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
})

export const code = style({
  paddingInline: space[1],
  borderRadius: '4px',
  backgroundColor: vars.color.sunken,
  fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
  fontSize: '0.9375em',
  overflowWrap: 'anywhere',
})
// It wraps: a region that scrolls would need a Tab stop of its own.
export const source = style({
  margin: 0,
  padding: space[4],
  borderRadius: radius.control,
  backgroundColor: vars.color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
})

export const said = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  borderInlineStart: `4px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.sunken,
})

/** What was said in one breath. */
export const utterance = style({ display: 'block' })

// Storybook's own page around it has margins and another font.
globalStyle('#storybook-docs', { padding: 0 })
