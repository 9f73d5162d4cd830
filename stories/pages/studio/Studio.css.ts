import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, railFrom, space, target } from '@jinpiao/themes/scale'
import { focusRing } from '@jinpiao/ui-kit/lib/interactive.css'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6], color: vars.color.text })
export const title = style({ fontSize: fontSize.title, fontWeight: fontWeight.semibold })
export const sectionTitle = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold })
export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
/** Fields and pages side by side; the pages stay in sight while one goes through the fields. */
export const workbench = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [railFrom]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
export const pages = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [`${railFrom} and (min-height: 640px)`]: {
      position: 'sticky',
      insetBlockStart: space[4],
      maxBlockSize: `calc(100vh - 2 * ${space[4]})`,
      overflow: 'auto',
      // The ring of the first tab has room inside the edge that cuts off.
      padding: '5px',
      margin: '-5px',
    },
  },
})
const grid = { display: 'grid', gap: space[4], alignItems: 'start' } as const
export const fields = style({ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' })
export const colorFields = style({ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' })
export const group = style({ display: 'grid', gap: space[3], minInlineSize: 0, border: 0, padding: 0, margin: 0 })
export const groupTitle = style({ padding: 0, fontWeight: fontWeight.semibold, marginBlockEnd: space[3] })
export const colorField = style({ display: 'flex', alignItems: 'start', gap: space[2] })
export const swatch = style([
  focusRing,
  {
    flexShrink: 0,
    // Beside the box, whatever stands under it: below one line of label.
    marginBlockStart: `calc(${lineHeight.body} * 1em + ${space[1]})`,
    inlineSize: target.primary,
    blockSize: target.primary,
    fontSize: fontSize.body,
    padding: '2px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius.control,
    backgroundColor: vars.color.raised,
  },
])
export const filePick = style({ display: 'grid', gap: space[2], alignContent: 'start', minInlineSize: 0 })
export const label = style({ fontWeight: fontWeight.medium })
export const about = style({ fontSize: fontSize.compact, color: vars.color.textMuted, textWrap: 'balance' })
export const fileName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const report = style({ display: 'grid', gap: space[2], paddingInlineStart: space[6], listStyle: 'disc' })
export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: space[6],
})

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})
export const body = style({ display: 'grid', gap: space[4], padding: space[4] })
