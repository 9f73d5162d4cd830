import { spokenDigits } from '@jinpiao/values/spoken'
import { defineMessages } from '../messages.ts'

/** Words of MaskedNumber and CardNumberField (accessibility §5.4, §5.5). */
export const numberMessages = defineMessages(
  {
    reveal: '显示完整号码',
    revealed: (digits: string) => `已显示，${digits}`,
    hidden: '已隐藏',
    revealFailed: '号码暂时无法显示，请稍后重试',
    partly: (what: string) => `${what}（部分隐藏）`,
    digits: (text: string, groups?: readonly number[]): string => spokenDigits(text, groups),
    readBack: '核对：',
    cardSummary: (count: number, tail: string) => `共 ${count} 位，尾号 ${spokenDigits(tail)}`,
    cardCharacters: '账号只能有数字，请删去其他字符',
  },
  {
    reveal: 'Show the full number',
    revealed: (digits: string) => `Shown, ${digits}`,
    hidden: 'Hidden',
    revealFailed: 'The number cannot be shown now, please try again later',
    partly: (what: string) => `${what} (partly hidden)`,
    digits: englishDigits,
    readBack: 'Check: ',
    cardSummary: (count: number, tail: string) => `${count} digits, ending in ${englishDigits(tail)}`,
    cardCharacters: 'An account number has figures only, remove the other characters',
  },
)

/** English voices say a letter by its name, and pause at a comma of their own. */
export function englishDigits(text: string, groups?: readonly number[]): string {
  return spokenDigits(text, groups).replaceAll('字母 ', '').replaceAll('已隐藏', 'hidden').replaceAll('，', ', ')
}
