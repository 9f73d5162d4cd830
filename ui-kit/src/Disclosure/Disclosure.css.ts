import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'
import { surface } from '../lib/surface.css.ts'

export const plain = style({ display: 'grid', justifyItems: 'start' })
export const section = style({ display: 'grid', borderBlockStart: `1px solid ${vars.color.line}` })
// The last one of several is closed below too.
globalStyle(`${section}:last-child`, { borderBlockEnd: `1px solid ${vars.color.line}` })

export const heading = style({ fontSize: fontSize.body, lineHeight: lineHeight.body })

export const button = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minBlockSize: target.primary,
    paddingBlock: space[2],
    paddingInline: space[2],
    border: 0,
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    color: vars.color.accent,
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      [`${section} &`]: { inlineSize: '100%', color: vars.color.text },
      '&[data-hovered]': { color: vars.color.accentHover },
    },
  },
])
export const chevron = style({
  flexShrink: 0,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
})

/** As wide as there is room, also below a button that is not: fields stand beside each other in it. */
export const panel = style({ justifySelf: 'stretch', minInlineSize: 0, maxInlineSize: '100%' })
/** Padding inside the panel: on the panel itself it would stay while the content is hidden. */
export const content = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: `${space[2]} ${space[4]}`,
  paddingInline: space[2],
  lineHeight: lineHeight.running,
})

// Alone on a surface it is what that is about: its edge is line enough, and its heading as large as those beside it.
const alone = `${surface} > ${section}:only-child`
globalStyle(alone, { borderBlock: 0, marginBlock: `calc(-1 * ${space[2]})` })
globalStyle(`${alone} > ${heading}`, { fontSize: fontSize.large })
globalStyle(`${alone} > ${heading} > ${button}`, { paddingInline: 0, fontWeight: fontWeight.semibold })
globalStyle(`${alone} > ${panel} > ${content}`, { paddingInline: 0 })
