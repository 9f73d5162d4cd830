import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { createContainer, style } from '@vanilla-extract/css'
import { visuallyHidden } from '../lib/interactive.css.ts'

const container = createContainer()
/** The chart's own width decides, not the window's: it also stands in columns. */
export const narrow = `${container} (max-width: 479px)`

export const figure = style({
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
})

export const finding = style({
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.body,
})
export const none = style({ color: vars.color.textMuted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})

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
