import { foldName } from '@jinpiao/values/companyName'
import type { Option } from '../Select/Options.tsx'

/** As names are compared; of letters that are written small or in a circle too. */
const plain = (text: string) => foldName(text.normalize('NFKC'))

/** The options whose label or description contains the text; width, case and blanks do not matter. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = plain(query)
  if (wanted === '') return options
  return options.filter(({ label, description = '' }) =>
    [label, description].some((text) => plain(text).includes(wanted)),
  )
}

/** The one option that is named by the whole text: typing it out is choosing it. */
export function exactMatch(options: readonly Option[], text: string): Option | undefined {
  const wanted = plain(text)
  const found = wanted === '' ? [] : options.filter(({ label }) => plain(label) === wanted)
  return found.length === 1 ? found[0] : undefined
}
