import { type Fen, formatMoney, type Stripped } from '@jinpiao/values/money'
import { spokenAmount } from '@jinpiao/values/spoken'
import { defineMessages } from '../messages.ts'

/** A text quoted in a sentence that is spoken: ≤ 40 characters in all (G10). */
const quoted = (text: string) => (text.length > 10 ? `${text.slice(0, 9)}…` : text)

const strippedZh: Record<Stripped, string> = { comma: '逗号', space: '空格', minus: '负号', symbol: '货币符号' }
const strippedEn: Record<Stripped, string> = { comma: 'commas', space: 'spaces', minus: 'minus', symbol: 'symbols' }

function joinZh(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}和${words.at(-1)}`
}
const inEnglish = (amount: Fen | string) => `${formatMoney(amount)} yuan`

/** The sentences of accessibility §5.1 and §5.2. */
export const moneyFieldMessages = defineMessages(
  {
    amount: (amount: Fen | string): string => spokenAmount(amount),
    stripped: (what: readonly Stripped[]) => `已去掉${joinZh(what.map((kind) => strippedZh[kind]))}`,
    minus: (amount: string) => `不支持负数，已改为 ${spokenAmount(amount)}`,
    // The sentence of spec §5 as it is written; what else helps follows it.
    cleared: (text: string) => `金额格式错误。“${quoted(text)}”已清空，请输入数字，例如 1234.56`,
    decimals: '金额最多两位小数',
    tooLarge: (limit: Fen) => `金额不能超过 ${spokenAmount(limit)}`,
    tooSmall: (limit: Fen) => `金额不能少于 ${spokenAmount(limit)}`,
    restore: '恢复刚才的输入',
    words: '大写金额',
    noWords: '金额超出可转换范围',
    comma: '，',
  },
  {
    amount: inEnglish,
    stripped: (what: readonly Stripped[]) => `${what.map((kind) => strippedEn[kind]).join(' and ')} removed`,
    minus: (amount: string) => `Negative amounts are not possible, changed to ${inEnglish(amount)}`,
    cleared: (text: string) =>
      `Wrong format of the amount. “${quoted(text)}” was cleared, enter figures such as 1234.56`,
    decimals: 'An amount has at most two decimals',
    tooLarge: (limit: Fen) => `The amount cannot exceed ${inEnglish(limit)}`,
    tooSmall: (limit: Fen) => `The amount cannot be below ${inEnglish(limit)}`,
    restore: 'Restore what I typed',
    words: 'In Chinese words',
    noWords: 'The amount is too large for words',
    comma: ', ',
  },
)
