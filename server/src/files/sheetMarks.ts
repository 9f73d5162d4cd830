import type { CellRange, SeenSheet } from '../domain/sheet.ts'

/** One opening tag. No value of an attribute holds `<`, so that no text, however broken, is looked through twice. */
const TAG = /<(?:[\w.-]+:)?(row|col|mergeCell|sheet|Relationship)\b((?:[^<>"']|"[^<"]*"|'[^<']*')*)>/g
const ATTRIBUTE = /(?:[\w.-]+:)?([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The tags of this name in a part of a workbook, each with its attributes; prefixes do not count. */
export function tagsOf(xml: string, wanted: string): Record<string, string>[] {
  return Array.from(xml.matchAll(TAG))
    .filter(([, name]) => name === wanted)
    .map(([, , attributes = '']) =>
      Object.fromEntries(
        Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
          name,
          plain(double ?? single ?? ''),
        ]),
      ),
    )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (all, name: string) => entities[name] ?? all)

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true'

/** What a worksheet hides and has merged. */
export function marksOf(xml: string): Pick<SeenSheet, 'hiddenRows' | 'hiddenColumns' | 'merges'> {
  const hiddenRows = new Set<number>()
  let row = 0
  for (const { r, hidden, ht } of tagsOf(xml, 'row')) {
    row = r === undefined ? row + 1 : Number(r)
    if (isOn(hidden) || Number(ht) === 0) hiddenRows.add(row)
  }
  const hiddenColumns = tagsOf(xml, 'col')
    .filter(({ hidden, width }) => isOn(hidden) || Number(width) === 0)
    .map(({ min, max }) => [Number(min) - 1, Number(max) - 1] as const)
  return { hiddenRows, hiddenColumns, merges: tagsOf(xml, 'mergeCell').flatMap(({ ref = '' }) => rangeOf(ref)) }
}

function rangeOf(ref: string): CellRange[] {
  const [, from = '', top, to = '', bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? []
  if (top === undefined) return []
  return [{ top: Number(top), bottom: Number(bottom), left: columnOf(from), right: columnOf(to) }]
}

/** From 0. */
export const columnOf = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Whether anything is written in a worksheet. */
export const hasContent = (xml: string): boolean => /<(?:[\w.-]+:)?(?:v|t)(?:\s[^<>]*)?>[^<]/.test(xml)
