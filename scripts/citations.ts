/** D decisions, I invariants, G goals, P patterns, Q questions, T oracle, J journeys; also as a range, `I9–I14`. */
const RULES = /\b([DIGPQTJ])(\d{1,2})(?:–\1?(\d{1,2}))?\b/g
const SECTIONS = /\b(spec|product|accessibility) (§[\d.]*\d(?:(?:, | and |–)§[\d.]*\d)*)(?: (rule \d))?/gi
/** Sections of standards, which stand elsewhere. */
const STANDARDS = /\b(?:RFC \d+|GM\/T [\d.]+|CSS Color \d) §[\d.]+|规范 §\d+/g
/**
 * Nobody can look up a section without its document, nor a number without its kind. WCAG's success criteria have three
 * parts: with two, and a five in front, it is meant for a component's section of `accessibility`. A day is none: `product 2026-11`.
 */
const UNCLEAR =
  /§[\d.]*\d|(?<![\d.])5\.[1-9]\d?(?!\.?\d)|\b(?:product|accessibility) (?:rule )?\d[\d.]*(?![\d.]|-\d)|\bproduct rule \w+/gi

/**
 * The rules that a text cites: `spec §5`, `accessibility §2 rule 3`, `I7`. What is unclear comes back as it is written.
 * @param document the one that a bare § means: the document's own, while a rule cites its neighbours.
 */
export function citationsOf(text: string, document?: string): string[] {
  const ours = text.replace(STANDARDS, '')
  const sections = [...ours.matchAll(SECTIONS)].flatMap(([, name = '', list = '', rule]) => {
    const cited = (list.match(/§[\d.]*\d/g) ?? []).map((section) => `${name.toLowerCase()} ${section}`)
    return rule === undefined ? cited : [...cited, `${cited.at(-1)} ${rule}`]
  })
  const rest = ours.replace(SECTIONS, '')
  const unclear = (rest.match(UNCLEAR) ?? []).map((found) =>
    document !== undefined && found.startsWith('§') ? `${document} ${found}` : found,
  )
  const rules = [...rest.matchAll(RULES)].flatMap(([, letter = '', from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${letter}${Number(from) + index}`),
  )
  return [...new Set([...sections, ...unclear, ...rules])]
}

/** Where a source cites: its comments, and the beginnings of its tests' names. A string such as 'P1' is data. */
export function citingTexts(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/.*/g) ?? []
  const names = [...source.matchAll(/['"`]((?:[DIGPQTJ]\d|spec §|product |accessibility |§\d|5\.\d)[^'"`:\n]*[: ])/gi)]
  const unwrapped = comments.map((comment) => comment.replaceAll(/\n\s*\* ?/g, ' '))
  return [...unwrapped, ...names.map(([, name = '']) => name)]
}

/** What can be cited: headings with a number (`### 2.3 …`), list items that begin with a rule in bold. */
export function anchorsOf(document: string, markdown: string): string[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    const number = /^#+ §?(\d[\d.]*) /.exec(line)?.[1]
    if (number !== undefined) {
      section = `${document} §${number}`
      return [section]
    }
    const rule = /^- \*\*(rule \d|[DIGPQTJ]\d+)\*\* /.exec(line)?.[1]
    if (rule === undefined) return []
    return [rule.startsWith('rule') ? `${section} ${rule}` : rule]
  })
}
