import type { Day } from '@jinpiao/values/days'
import { parseIdCard } from '@jinpiao/values/idCard'
import type { idCardMessages } from '../lib/messages/idCard.ts'

type Words = (typeof idCardMessages)['zh-CN']

/** One sentence for the first thing that is wrong, `undefined` for a valid or empty number (accessibility §5.3). */
export function idCardProblem(text: string, today: Day, words: Words): string | undefined {
  const parsed = parseIdCard(text, { today })
  if (parsed.ok || parsed.reason === 'empty') return undefined
  if (parsed.reason === 'length') return words.length(parsed.length ?? 0)
  if (parsed.reason === 'date') return parsed.length === 15 ? words.date15 : words.date
  return words[parsed.reason]
}
