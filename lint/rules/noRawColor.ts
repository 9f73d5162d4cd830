import { isBesideTheCode, isInStyleAttribute, type Node, nameOf, pathOf, rule, styleWriteOf, textsOf } from '../rule.ts'

// Where a theme is made out of an operator's colours, colours are data.
const themeMakers = /^themes\/src\/(platforms|resolveTheme|paper)|^(lint|tests)\//

const colourful =
  /^(color|fill|stroke|background(Color|Image)?|border\w*|outline(Color)?|(box|text)Shadow|(caret|accent|stop|flood|lighting)Color|filter|mask(Image)?|textDecoration(Color)?|textEmphasis(Color)?|columnRule(Color)?|scrollbarColor)$/

// CSS Color 4 §6.1. System colours, currentColor and transparent are not in it: they belong to no theme.
const named = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
    'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
    'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
    'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
    'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
    'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
    'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
    'whitesmoke yellow yellowgreen'
  ).split(' '),
)

/** A colour that cannot be anything else, wherever it stands: `#ccc`, `rgb(`. */
const notation = (value: string) =>
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i.exec(value)?.[0]

/** A colour by its name, which is a colour only where a colour can stand: `'2px solid white'` → `'white'`. */
const namedColor = (value: string) => value.match(/[a-z-]+/gi)?.find((word) => named.has(word.toLowerCase()))

/** Nothing but a colour: in code an address or a selector may begin like one. */
const whole = (text: string) => /^(#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})|[a-z]+\(.*\))$/is.test(text.trim())

/** Whether a text is what a constant is, or stands in the constant's own list or object. */
function isInConstant(node: Node): boolean {
  for (let at: Node | null = node.parent; at !== null && at !== undefined; at = at.parent) {
    if (at.type === 'VariableDeclarator') return true
    if (!partsOfConstants.has(at.type)) return false
  }
  return false
}
const partsOfConstants = new Set<string>([
  'ArrayExpression',
  'ConditionalExpression',
  'ObjectExpression',
  'Property',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TemplateLiteral',
])

/** Colours come from the theme's tokens: a raw one survives neither a white label nor the contrast proof. */
export const noRawColor = rule(
  'Colours are tokens.',
  (path) => /\.tsx?$/.test(path) && !themeMakers.test(path),
  (context) => {
    const path = pathOf(context)
    const isStyleSheet = path.endsWith('.css.ts')
    // Tests and stories make up operators' colours, and elements that have any.
    const isShipped = !isBesideTheCode(path)
    const isComponent = path.endsWith('.tsx')
    const message = (color: string) => `'${color}' is a raw colour: use a token of themes.`
    function check(node: Node, value: Node | null | undefined) {
      const texts = textsOf(value)
      const written = texts.map(notation).find((found) => found !== undefined)
      // In a stylesheet a notation is reported where it stands, not once more with its property.
      if (written && isStyleSheet) return
      const color = written ?? texts.map(namedColor).find((found) => found !== undefined)
      if (color) context.report({ node, message: message(color) })
    }
    /** A constant, a list of colours, an argument: in a stylesheet no text but a colour looks like one, in code a constant. */
    function checkText(node: Node, text: string) {
      const isMeant = isStyleSheet || (isComponent && isShipped && whole(text) && isInConstant(node))
      const color = isMeant ? notation(text) : undefined
      if (color) context.report({ node, message: message(color) })
    }
    function checkWrite(node: Parameters<typeof styleWriteOf>[0]) {
      const write = isShipped ? styleWriteOf(node) : undefined
      if (write && (write.name.startsWith('--') || colourful.test(write.name))) check(node, write.value)
    }
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') checkText(node, node.value)
      },
      TemplateElement: (node) => checkText(node, node.value.raw),
      Property: (node) => {
        if (!(isStyleSheet || isInStyleAttribute(node))) return
        const name = nameOf(node)
        // A custom property, `[accent]: '#fff'` or `'--accent': '#fff'`, can carry a colour too.
        if (name === undefined || name.startsWith('--') || colourful.test(name)) check(node, node.value)
      },
      JSXAttribute: (node) => {
        const name = nameOf(node)
        if (name !== undefined && name !== 'color' && colourful.test(name)) check(node, node.value)
      },
      AssignmentExpression: checkWrite,
      CallExpression: checkWrite,
    }
  },
)
