import { testRule } from '../tester.ts'
import { noPhysicalProperty } from './noPhysicalProperty.ts'

const css = 'ui-kit/src/Button/Button.css.ts'
const ts = 'portal/src/chart.ts'
const tsx = 'ui-kit/src/Button/Button.tsx'

testRule('no-physical-property', noPhysicalProperty, {
  leaves: [
    [css, "style({ marginInlineStart: 4, insetBlockStart: 0, inlineSize: '100%', textAlign: 'start' })"],
    [css, "style({ overflowX: 'auto', padding: 4, borderRadius: 2, lineHeight: 1.5, strokeWidth: 2 })"],
    [css, 'styleVariants({ left: { insetInlineStart: 0 }, top: { insetBlockStart: 0 } })'],
    [css, "style({ '@media': { '(min-width: 48em)': { inlineSize: 1 } } })"],
    [css, "style({ margin: '0 4px 8px', padding: '1px 2px 3px 2px', inset: 'auto 0 calc(1px + 2px) 0' })"],
    [tsx, 'const box = { width: 4 }'],
    [tsx, '<svg width={16} height={16} />'],
    [tsx, '<Column style={{ inlineSize: 3 }} size={{ width: 4 }} />'],
    [ts, 'const box = { left: 1, width: 4 }; box.left = 2'],
    [ts, "node.style.insetInlineStart = '0'; node.style.setProperty('inline-size', '4px')"],
    [ts, "node.style.setProperty('--left', '4px'); node.setProperty('left', '4px')"],
  ],
  reports: [
    [css, 'style({ marginLeft: 4 })', 'Write marginInlineStart instead of marginLeft.'],
    [css, 'style({ paddingBlock: 4, paddingBottom: 2 })', 'Write paddingBlockEnd instead of paddingBottom.'],
    [css, 'style({ top: 0, right: 0 })', /insetBlockStart instead of top/, /insetInlineEnd instead of right/],
    [css, "style({ borderLeft: '1px' })", 'Write borderInlineStart instead of borderLeft.'],
    [css, 'style({ borderRightColor: vars.a })', 'Write borderInlineEndColor instead of borderRightColor.'],
    [css, 'style({ borderTopLeftRadius: 2 })', 'Write borderStartStartRadius instead of borderTopLeftRadius.'],
    [css, 'style({ scrollMarginTop: 64 })', 'Write scrollMarginBlockStart instead of scrollMarginTop.'],
    [css, 'style({ width: 1, maxHeight: 2 })', /inlineSize instead of width/, /maxBlockSize instead of maxHeight/],
    [css, "style({ textAlign: 'left' })", "Write textAlign: 'start' instead of 'left'."],
    [css, "style({ float: wide ? 'right' : 'none' })", "Write float: 'inline-end' instead of 'right'."],
    [css, "style({ justifyContent: 'left' })", "Write justifyContent: 'start' instead of 'left'."],
    [css, "style({ margin: '0 4px 8px 12px' })", /'0 4px 8px 12px' has a left side/],
    [tsx, "<p style={{ inset: '0 auto auto 0' }} />", /Write inset by block and inline/],
    [tsx, '<div style={{ width: 4 }} />', 'Write inlineSize instead of width.'],
    [ts, "node.style.left = '4px'", 'Write insetInlineStart instead of left.'],
    [tsx, "ref.current.style.textAlign = 'right'", "Write textAlign: 'end' instead of 'right'."],
    [ts, "style['width'] = '4px'", 'Write inlineSize instead of width.'],
    [ts, "node.style.setProperty('margin-left', size)", 'Write marginInlineStart instead of marginLeft.'],
    [ts, "node.style.inset = '0 auto auto 0'", /Write inset by block and inline/],
    [tsx, '<Row style={({ depth }) => ({ paddingLeft: depth })} />', /paddingInlineStart/],
  ],
})
