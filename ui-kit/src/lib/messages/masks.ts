import { maskParts } from '@jinpiao/values/mask'
import { type SpokenMaskOptions, spokenMask } from '@jinpiao/values/spoken'
import { defineMessages } from '../messages.ts'
import { englishDigits } from './numbers.ts'

/** What MaskedNumber says of what it shows. Apart from `numberMessages`: who shows a number in full needs none of it. */
export const maskMessages = defineMessages(
  { mask: (text: string, options: SpokenMaskOptions): string => spokenMask(text, options) },
  { mask: englishMask },
)

/** What `spokenMask` says: never more than is seen, and always that there is more. */
export function englishMask(text: string, options: SpokenMaskOptions = {}): string {
  if (text === '') return ''
  const { label, form } = options
  const { head, tail } = maskParts(text, options)
  // The server may have masked the text already.
  const [first, last] = [head, tail].map((part) => englishDigits(part.replaceAll(/[*＊•●]/g, '')))
  const said = [
    label,
    first && `begins with ${first}`,
    last && `ends in ${last}`,
    (form === 'id' || last === '') && 'the rest hidden',
  ]
  return (first === '' && last === '' ? [label, 'hidden'] : said).filter(Boolean).join(', ')
}
