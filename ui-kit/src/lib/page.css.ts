import { vars } from '@jinpiao/themes/contract.css'
import { fontFamily, fontFamilyLatin, fontSize, lineHeight } from '@jinpiao/themes/scale'
import { globalStyle } from '@vanilla-extract/css'
import { belowPageBar } from './pageBar.css.ts'
import { resetAll } from './resets.ts'

// The look of a whole page that is made of the kit. An application with a look of its own leaves it out: what the kit needs
// for its own elements comes with `KitProvider` (`base.css.ts`).

globalStyle('html', {
  // Focus and hash targets stop below the page's bar, with 12 px of air (2.4.11, 2.4.12).
  scrollPaddingBlockStart: `calc(${belowPageBar} + 12px)`,
  scrollPaddingBlockEnd: '24px',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
})

globalStyle('body', {
  margin: 0,
  // The canvas; what belongs together lies on a raised surface (`surface.css.ts`).
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontFamily,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  // No line begins with 。、） (punctuation stays with its word).
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
})

globalStyle('body:lang(en)', { fontFamily: fontFamilyLatin })

resetAll('*', '*')
