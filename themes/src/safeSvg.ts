/** Shapes, their paint and words: nothing that runs, loads, animates or links. */
const elements = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath ' +
    'text tspan'
  ).split(' '),
)
const attributes = new Set(
  (
    'xmlns xmlns:xlink xml:space version id class d x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy width height viewBox ' +
    'preserveAspectRatio points transform fill fill-opacity fill-rule stroke stroke-width stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color clip-path ' +
    'clip-rule clipPathUnits offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod font-family ' +
    'font-size font-weight font-style letter-spacing text-anchor dominant-baseline role'
  ).split(' '),
)
const namespaces = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'])

const PROLOG = /^\uFEFF?\s*(?:<\?xml\s[^?<>]*\?>)?\s*/
/** A comment, an end, a start with its attributes, or text. No entity stands in an attribute: it would hide what it says. */
const TOKEN =
  /<!--[^]*?-->|<\/(?<end>[a-z][\w.:-]*)\s*>|<(?<start>[a-z][\w.:-]*)(?<attributes>(?:\s+[a-z_][\w.:-]*\s*=\s*(?:"[^"<&]*"|'[^'<&]*'))*)\s*(?<empty>\/?)>|[^<&]+|&(?:amp|lt|gt|quot|apos|#\d{1,6});/iy
const ATTRIBUTE = /(?<name>[a-z_][\w.:-]*)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/gi

/**
 * What keeps a text from being an SVG that may be shown: the element or attribute by its name, `''` where the text is no
 * well-formed SVG at all (a document type and a style sheet are not read either). `undefined`: nothing does.
 */
export function svgProblem(text: string): string | undefined {
  const open: string[] = []
  let roots = 0
  TOKEN.lastIndex = PROLOG.exec(text)?.[0].length ?? 0
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups
    if (groups === undefined) return ''
    const { start, end, attributes: given = '', empty } = groups
    if (end !== undefined && open.pop() !== end) return ''
    if (start === undefined) continue
    if (open.length === 0) roots += 1
    if (!elements.has(start)) return start
    if (open.length === 0 && start !== 'svg') return ''
    const wrong = wrongAttribute(given)
    if (wrong !== undefined) return wrong
    if (empty === '') open.push(start)
  }
  return open.length === 0 && roots === 1 && text.includes('http://www.w3.org/2000/svg') ? undefined : ''
}

function wrongAttribute(given: string): string | undefined {
  for (const { groups } of given.matchAll(ATTRIBUTE)) {
    const { name = '', double, single = '' } = groups ?? {}
    const value = double ?? single
    if (!attributes.has(name) && !/^(?:data|aria)-[\w-]+$/.test(name)) return name
    if (name.startsWith('xmlns') && !namespaces.has(value)) return name
    // A paint of this very file, and no other.
    if (/url|image|\\/i.test(value) && !/^url\(#[\w.-]+\)$/.test(value) && name !== 'id' && name !== 'class')
      return name
  }
  return undefined
}
