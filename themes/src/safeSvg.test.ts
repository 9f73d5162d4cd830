import { expect, test } from 'vitest'
import { svgProblem } from './safeSvg.ts'

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${more}>${inside}</svg>`

test.each([
  ['shapes', svg('<path d="M0 0h32"/><circle cx="1" cy="1" r="1" fill="#0b6e4f"/>')],
  ['a prolog, a comment and white space', `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n${svg('')}\n`],
  [
    'a gradient of its own',
    svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>'),
  ],
  ['words with an entity', svg('<title>川 &amp; 江</title><text x="1">金&#31080;</text>')],
])('an SVG of %s may be shown', (_what, text) => {
  expect(svgProblem(text)).toBeUndefined()
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'script'],
  ['a handler', svg('<rect onload="alert(1)"/>'), 'onload'],
  ['a handler at its root', svg('', ' onload="alert(1)"'), 'onload'],
  ['HTML inside', svg('<foreignObject><b>x</b></foreignObject>'), 'foreignObject'],
  ['an image of another site', svg('<image href="https://evil.example/x.png"/>'), 'image'],
  ['a use of another file', svg('<use href="https://evil.example/x.svg#a"/>'), 'use'],
  ['a link', svg('<a href="javascript:alert(1)"><rect/></a>'), 'a'],
  ['an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'set'],
  ['a style sheet', svg('<style>@import url(//evil.example)</style>'), 'style'],
  ['a style', svg('<rect style="fill:url(//evil.example)"/>'), 'style'],
  ['a paint of another site', svg('<rect fill="url(https://evil.example/#a)"/>'), 'fill'],
  ['a paint in CSS escapes', svg('<rect fill="u\\72l(//evil.example)"/>'), 'fill'],
  ['an entity in an attribute', svg('<rect fill="&#117;rl(//evil.example)"/>'), ''],
  ['an external entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`, ''],
  ['CDATA', svg('<![CDATA[<script>]]>'), ''],
  ['another instruction', `<?xml-stylesheet href="//evil.example"?>${svg('')}`, ''],
  ['an element left open', svg('<g>'), ''],
  ['two roots', svg('') + svg(''), ''],
  ['no namespace', '<svg viewBox="0 0 1 1"></svg>', ''],
  ['another namespace', svg('', ' xmlns:xlink="http://evil.example/"'), 'xmlns:xlink'],
  ['HTML', '<html><body></body></html>', 'html'],
])('an SVG with %s is refused, and the part is named', (_what, text, told) => {
  expect(svgProblem(text)).toBe(told)
})

test('a large text that is no SVG is refused', { timeout: 1000 }, () => {
  expect(svgProblem(`<svg ${'a'.repeat(200_000)}`)).toBe('')
  expect(svgProblem(`<svg${' '.repeat(200_000)}=`)).toBe('')
  expect(svgProblem(`<!--${'-'.repeat(200_000)}`)).toBe('')
})
