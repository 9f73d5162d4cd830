import { isInStyleAttribute, type JSXAttribute, nameOf, type Property, pathOf, rule, textsOf } from '../rule.ts'

// Where a theme is made out of an operator's colours, colours are data.
const themeMakers = /^themes\/src\/(platforms|resolveTheme|paper)|^(lint|tests)\//

const colourful =
  /^(color|fill|stroke|background(Color|Image)?|border\w*|outline(Color)?|(box|text)Shadow|(caret|accent|stop|flood|lighting)Color|textDecoration(Color)?|textEmphasis(Color)?|columnRule(Color)?|scrollbarColor)$/

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

/** The first raw colour in a CSS value, else `undefined`: `'1px solid #ccc'` → `'#ccc'`. */
export function rawColor(value: string): string | undefined {
  const notation = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i.exec(value)?.[0]
  return notation ?? value.match(/[a-z-]+/gi)?.find((word) => named.has(word.toLowerCase()))
}

/** Colours come from the theme's tokens: a raw one survives neither a white label nor the contrast proof. */
export const noRawColor = rule(
  'Colours are tokens.',
  (path) => /\.css\.ts$|\.tsx$/.test(path) && !themeMakers.test(path),
  (context) => {
    const isStyleSheet = pathOf(context).endsWith('.css.ts')
    function check(node: Property | JSXAttribute) {
      const color = textsOf(node.value)
        .map(rawColor)
        .find((found) => found !== undefined)
      if (color) context.report({ node, message: `'${color}' is a raw colour: use a token of themes.` })
    }
    return {
      Property: (node) => {
        if (!(isStyleSheet || isInStyleAttribute(node))) return
        const name = nameOf(node)
        // A custom property, `[accent]: '#fff'` or `'--accent': '#fff'`, can carry a colour too.
        if (name === undefined || name.startsWith('--') || colourful.test(name)) check(node)
      },
      JSXAttribute: (node) => {
        const name = nameOf(node)
        if (name !== undefined && name !== 'color' && colourful.test(name)) check(node)
      },
    }
  },
)
