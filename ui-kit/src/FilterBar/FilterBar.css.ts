import { space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  // What is in force stands in the list's own words on paper.
  '@media': { print: { display: 'none' } },
})

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minInlineSize: 0 })

/** Fields and their buttons on one line where it fits. */
export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4], minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
// A field asks for a whole line by itself; here it shares one, and gets no wider than what is searched for.
globalStyle(`${fields} > :not(${actions})`, { inlineSize: 'auto', flex: '1 1 240px', maxInlineSize: '360px' })
// An error below one of them moves none of the others.
export const furtherFields = style([fields, { alignItems: 'start' }])
// From and to in one group have the room in which two days stand beside each other.
globalStyle(`${fields} > [role=group]`, { flex: '2 1 560px', maxInlineSize: '736px' })
