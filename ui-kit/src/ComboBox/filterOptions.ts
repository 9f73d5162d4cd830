import type { Option } from '../Select/Options.tsx'

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** The options whose label or description contains the text; full-width and case do not matter. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = plain(query)
  if (wanted === '') return options
  return options.filter(({ label, description = '' }) => plain(`${label}\n${description}`).includes(wanted))
}

/** The one option that is named by the whole text: typing it out is choosing it. */
export function exactMatch(options: readonly Option[], text: string): Option | undefined {
  const wanted = plain(text)
  const found = wanted === '' ? [] : options.filter(({ label }) => plain(label) === wanted)
  return found.length === 1 ? found[0] : undefined
}
