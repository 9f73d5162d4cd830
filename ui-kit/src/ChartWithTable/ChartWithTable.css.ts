import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { tone } from '../Button/Button.css.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'

const container = createContainer()
/** No room for words, bar and amount on one line. */
export const tight = `${container} (max-width: 359px)`
/** The chart's own width decides, not the window's: it also stands in columns. */
export const narrow = `${container} (max-width: 479px)`

/** Room for a dozen columns with a date below each. */
export const wide = `${container} (min-width: 640px)`

export const figure = style({
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minInlineSize: 0,
})
globalStyle(`${figure} > *`, { gridColumn: '1 / -1', minInlineSize: 0 })

export const finding = style({
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.body,
  selectors: { [`${figure} > &`]: { gridColumn: 1, '@container': { [narrow]: { gridColumn: '1 / -1' } } } },
})
export const none = style({ color: vars.color.textMuted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // At the end of the line of the finding, where there is room for both.
  selectors: {
    [`${figure} > &`]: {
      gridArea: '1 / 2',
      alignSelf: 'start',
      // Else below the chart, where its table comes.
      '@container': {
        [narrow]: {
          gridArea: 'auto / 1 / auto / -1',
          marginBlock: `calc(-1 * ${space[2]})`,
          marginInlineStart: `calc(-1 * ${space[3]})`,
        },
      },
    },
  },
  '@media': { print: { display: 'none' } },
})
// Words end where the figure does; a frame ends there by itself.
globalStyle(`${figure} > ${actions}:has(> .${tone.quiet}:last-child)`, { marginInlineEnd: `calc(-1 * ${space[3]})` })

/** Not to be seen before somebody asks for it, always to be read; paper has both. */
export const unseen = style([
  visuallyHidden,
  {
    '@media': {
      print: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        overflow: 'visible',
        clip: 'auto',
        whiteSpace: 'normal',
      },
    },
  },
])
/** So wide that it does not overflow: a table that scrolls is a Tab stop, and nobody could see this one. */
export const roomy = style({ inlineSize: '1280px', '@media': { print: { inlineSize: 'auto' } } })
