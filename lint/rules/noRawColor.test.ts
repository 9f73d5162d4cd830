import { testRule } from '../tester.ts'
import { noRawColor } from './noRawColor.ts'

const css = 'portal/src/app/shell/Header.css.ts'
const ts = 'ui-kit/src/lib/focusText.ts'
const tsx = 'portal/src/app/shell/Header.tsx'

testRule('no-raw-color', noRawColor, {
  leaves: [
    [css, 'style({ color: vars.text.strong, border: `1px solid ${vars.line.soft}` })'],
    [css, "style({ '@media': { '(forced-colors: active)': { borderColor: 'ButtonText', color: 'GrayText' } } })"],
    [css, "style({ background: 'transparent', fill: 'currentColor', color: 'inherit' })"],
    [css, "style({ gridTemplateAreas: '\"red blue\"', fontFamily: 'Linen' })"],
    [css, 'style({ backgroundImage: `linear-gradient(to right, ${vars.a}, ${vars.b})` })'],
    [css, "globalStyle('#root', { lineHeight: 1 })"],
    [css, "style({ selectors: { [`${row}:nth-child(2n) > a[href='#feedback']`]: { color: vars.a } } })"],
    [tsx, '<svg fill="none" stroke="currentColor" />'],
    [tsx, '<a href="#add">{"#fff"}</a>'],
    [tsx, '<Tag color="red" />'],
    ['portal/src/app/shell/Header.test.tsx', "const platform = { topBarColor: '#1556d1', color: '#fff' }"],
    [tsx, "const rest = document.querySelector('#add'); go('#fed')"],
    [tsx, "const href = '#add-to-list'; const text = 'red'"],
    [ts, "node.style.color = ''; node.style.setProperty('--row', '3'); node.color = '#fff'"],
    [ts, "const platform = { topBarColor: '#1556d1' }"],
    ['ui-kit/src/lib/x.test.tsx', "button.style.color = 'rgb(255, 0, 0)'"],
    ['themes/src/platforms/blue.css.ts', "style({ color: '#1556d1' })"],
  ],
  reports: [
    [css, "style({ color: '#fff' })", "'#fff' is a raw colour: use a token of themes."],
    [css, "style({ border: '1px solid #e5e5e5' })", /'#e5e5e5' is a raw colour/],
    [css, 'style({ boxShadow: `0 0 2px rgba(0,0,0,.2), ${vars.x}` })', /'rgba\(' is a raw colour/],
    [css, "style({ backgroundColor: 'oklch(0.7 0.1 200)' })", /'oklch\('/],
    [css, "style({ outline: '2px solid White' })", /'White' is a raw colour/],
    [css, "style({ color: dark ? 'red' : vars.x })", /'red' is a raw colour/],
    [css, "style({ vars: { [accent]: '#123456' } })", /'#123456'/],
    [css, "style({ vars: { '--accent': 'rgb(0 0 0)' } })", /'rgb\('/],
    [css, "const grey = '#ccc'\nstyle({ color: grey })", /'#ccc'/],
    [css, "const shades = { one: '#f00', two: 'rgb(1 2 3)' }", /'#f00'/, /'rgb\('/],
    [css, "style({ color: fallbackVar(accent, '#123456') })", /'#123456'/],
    [css, "style({ filter: 'drop-shadow(0 0 2px black)' })", /'black'/],
    [tsx, "<p style={{ color: '#333' }} />", /'#333'/],
    [tsx, "<p style={{ '--accent': 'tomato' }} />", /'tomato'/],
    [tsx, '<path fill="#1556d1" stroke="black" />', /'#1556d1'/, /'black'/],
    [tsx, "const grey = '#ccc'", /'#ccc'/],
    [tsx, "const shades = ['#f00', dark ? 'rgb(1 2 3)' : x] as const", /'#f00'/, /'rgb\('/],
    [tsx, "const box = { color: 'oklch(0.7 0.1 200)' } satisfies CSSProperties", /'oklch\('/],
    [tsx, "node.style.color = '#333'", /'#333'/],
    [ts, "node.style.backgroundColor = isDark ? 'black' : ''", /'black'/],
    [ts, "style['outlineColor'] = 'tomato'", /'tomato'/],
    [ts, "node.style.setProperty('border-color', 'red')", /'red'/],
    [ts, "node.style.setProperty('--accent', 'rgb(0 0 0)')", /'rgb\('/],
    ['themes/src/base.css.ts', "globalStyle('body', { background: 'white' })", /'white'/],
  ],
})
