import { isInStyleAttribute, type Node, nameOf, pathOf, rule, styleWriteOf, textsOf } from '../rule.ts'

const sides = { Top: 'BlockStart', Bottom: 'BlockEnd', Left: 'InlineStart', Right: 'InlineEnd' }
const corners = { TopLeft: 'StartStart', TopRight: 'StartEnd', BottomLeft: 'EndStart', BottomRight: 'EndEnd' }
const sizes = { Width: 'InlineSize', Height: 'BlockSize' }
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Physical property → its logical twin. `overflowX/Y` are not in it: no Chromium knows `overflow-inline`. */
const logical = new Map<string, string>()
for (const [side, twin] of Object.entries(sides)) {
  logical.set(lowerFirst(side), `inset${twin}`)
  for (const box of ['margin', 'padding', 'scrollMargin', 'scrollPadding']) logical.set(box + side, box + twin)
  for (const part of ['', 'Color', 'Style', 'Width']) logical.set(`border${side}${part}`, `border${twin}${part}`)
}
for (const [corner, twin] of Object.entries(corners)) logical.set(`border${corner}Radius`, `border${twin}Radius`)
for (const [size, twin] of Object.entries(sizes)) {
  logical.set(lowerFirst(size), lowerFirst(twin))
  for (const bound of ['min', 'max', 'containIntrinsic']) logical.set(bound + size, bound + twin)
}

const physicalValues: Record<string, Record<string, string>> = {
  textAlign: { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
  justifyContent: { left: 'start', right: 'end' },
  justifyItems: { left: 'start', right: 'end' },
  justifySelf: { left: 'start', right: 'end' },
}

/** Top, right, bottom, left: with four values the second and the fourth are the right and the left side. */
const boxes = /^(inset|margin|padding|border(Width|Style|Color)|scroll(Margin|Padding))$/
/** Values apart at spaces, but not inside `calc(1px + 2px)`. */
const sidesOf = (value: string) => value.trim().split(/\s+(?![^(]*\))/)

/** `'0 4px 8px 12px'`, whose left side is not its right one. */
function isUneven(value: string): boolean {
  const [, right, , left] = sidesOf(value)
  return left !== undefined && left !== right
}

/** Logical properties only: a right-to-left or vertical page then needs no second style sheet. */
export const noPhysicalProperty = rule(
  'Styles use logical properties and values.',
  (path) => /\.tsx?$/.test(path),
  (context) => {
    const isStyleSheet = pathOf(context).endsWith('.css.ts')
    function check(key: Node, name: string, value: Node | undefined) {
      const twin = logical.get(name)
      const values = physicalValues[name]
      if (twin !== undefined) context.report({ node: key, message: `Write ${twin} instead of ${name}.` })
      if (value === undefined) return
      const uneven = boxes.test(name) ? textsOf(value).find(isUneven) : undefined
      if (uneven) {
        context.report({ node: value, message: `Write ${name} by block and inline: '${uneven}' has a left side.` })
      }
      for (const text of values ? textsOf(value) : []) {
        const twinValue = values?.[text]
        if (twinValue) {
          context.report({ node: value, message: `Write ${name}: '${twinValue}' instead of '${text}'.` })
        }
      }
    }
    function checkWrite(node: Parameters<typeof styleWriteOf>[0]) {
      const write = styleWriteOf(node)
      if (write) check(node, write.name, write.value)
    }
    return {
      Property: (node) => {
        const name = nameOf(node)
        // `placement: { left: {…} }` is a variant's name: a CSS property never has an object as its value.
        if (name === undefined || node.value.type === 'ObjectExpression') return
        if (isStyleSheet || isInStyleAttribute(node)) check(node.key, name, node.value)
      },
      AssignmentExpression: checkWrite,
      CallExpression: checkWrite,
    }
  },
)
