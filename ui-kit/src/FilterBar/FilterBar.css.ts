import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import * as dateField from '../DateField/DateField.css.ts'
import * as disclosure from '../Disclosure/Disclosure.css.ts'
import * as field from '../Field/Field.css.ts'
import { control, forcedRing, ring } from '../lib/interactive.css.ts'
import { edge, flushSurface, onPhone } from '../lib/surface.css.ts'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  selectors: {
    [`${flushSurface} &`]: {
      paddingBlock: space[2],
      paddingInline: edge.wide,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
  '@media': {
    [onPhone]: { selectors: { [`${flushSurface} &`]: { paddingInline: edge.phone } } },
    // What is in force stands in the list's own words on paper.
    print: { display: 'none' },
  },
})

/** The fields of most people with their buttons on one line, at its end the button of the further ones. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[3]}`,
  alignItems: 'start',
  minInlineSize: 0,
  // One field and the button of the others share a line.
  '@media': { [onPhone]: { display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' } },
})
globalStyle(`${form} > ${disclosure.plain}`, { display: 'contents' })
globalStyle(`${form} > ${disclosure.plain} > ${disclosure.button}`, {
  minBlockSize: '36px',
  paddingBlock: space[1],
  fontSize: fontSize.compact,
  justifySelf: 'start',
  '@media': {
    '(pointer: coarse)': { minBlockSize: target.primary },
    // Beside the field, and as a box like it.
    [onPhone]: { borderStyle: 'solid', borderWidth: '1px', borderColor: vars.color.lineStrong, color: vars.color.text },
  },
})
globalStyle(`${form} > ${disclosure.plain} > ${disclosure.panel}`, { gridColumn: '1 / -1', flex: '1 0 100%' })
// The further fields begin where the first ones do.
globalStyle(`${form} > ${disclosure.plain} > ${disclosure.panel} > ${disclosure.content}`, {
  paddingBlock: `${space[3]} ${space[2]}`,
  paddingInline: 0,
})
// Folded it is no line of the flow, which would keep a gap above it.
globalStyle(`${form} > ${disclosure.plain} > ${disclosure.panel}[hidden]`, {
  '@media': { [onPhone]: { position: 'absolute' } },
})

export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[3], minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] })
// A field asks for a whole line by itself; here it shares one, and gets no wider than what is searched for.
globalStyle(`${fields} > :not(${actions})`, { inlineSize: 'auto', flex: '1 1 200px', maxInlineSize: '320px' })
// From and to in one group have the room in which two days stand beside each other.
globalStyle(`${fields} > [role=group]`, { flex: '2 1 560px', maxInlineSize: '736px' })
// "Promised date from" and "Calendar" are wider than 承诺付款日从 and 日历: a line of its own is better than a word broken.
globalStyle(`:lang(en) ${fields} > [role=group]`, { flexBasis: '672px' })

/** Words and box of a field in one frame, on the line of the buttons; an error stands below it and moves no other. */
export const line = style([fields, { '@media': { [onPhone]: { display: 'contents' } } }])
globalStyle(`${line} > :not(${actions})`, {
  '@media': { [onPhone]: { flex: '1 1 160px', maxInlineSize: 'none' } },
})
/** Further fields look as the first ones do. An error below one of them moves none of the others. */
export const furtherFields = style([fields, { alignItems: 'start' }])
// A Select has its field inside, a range its two days.
const inside = ['', '> div ', '> [role=group] > div ']
const own = `:is(${[line, furtherFields]
  .flatMap((some) => inside.map((way) => `${some} ${way}> ${field.field}`))
  .join(', ')})`
globalStyle(own, {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'stretch',
})
// Beside long words the box keeps room for what is typed before its 清空.
globalStyle(`:is(${line}, ${furtherFields}) > ${field.field}:has(> * > input[type=search])`, {
  '@media': {
    [`not all and ${onPhone}`]: { minInlineSize: 'auto', gridTemplateColumns: 'auto minmax(8rem, 1fr)' },
  },
})
globalStyle(`${own}::before`, {
  content: '""',
  gridArea: '1 / 1 / 2 / 3',
  alignSelf: 'stretch',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.raised,
})
globalStyle(`${own}:hover::before`, { borderColor: vars.color.text })
globalStyle(`${own}:focus-within::before`, ring)
globalStyle(`${own}:focus-within::before`, { '@media': { '(forced-colors: active)': forcedRing } })
globalStyle(`${own} > ${field.label}`, {
  gridArea: '1 / 1 / 2 / 2',
  zIndex: 1,
  paddingInlineStart: space[3],
  fontSize: fontSize.compact,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})
globalStyle(`${own} > ${field.label} + *`, { gridArea: '1 / 2 / 2 / 3', zIndex: 1 })
globalStyle(`${own} > ${field.error}`, { gridColumn: '1 / -1' })
// The magnifier: the words say what is searched for.
globalStyle(`${own} > ${field.label} + * > svg:first-child`, { display: 'none' })
/** As high as the rest of the line. */
const lineHigh = {
  minBlockSize: '36px',
  paddingBlock: '6px',
  fontSize: fontSize.compact,
  '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
}
globalStyle(`${own} ${control}`, {
  ...lineHigh,
  paddingInlineStart: space[2],
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  boxShadow: 'none',
})
// The calendar of a day lies in the frame, too; the weekday is for the ear.
globalStyle(`${own} > ${dateField.row}`, { flexWrap: 'nowrap', gap: 0 })
globalStyle(`${own} > ${dateField.row} > ${dateField.about}`, { display: 'none' })
globalStyle(`${own} > ${dateField.row} > ${dateField.input}`, { flex: '1 1 5.5rem', minInlineSize: 0 })
globalStyle(`${own} > ${dateField.row} > button`, {
  ...lineHigh,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  paddingInline: space[2],
  borderColor: 'transparent',
  backgroundColor: 'transparent',
})
