import { spokenDigits } from '@jinpiao/values/spoken'
import { defineMessages } from '../messages.ts'

/** Words of MaskedNumber, CardNumber, CardNumberField and IdCardField (accessibility §5.3–5.5). */
export const numberMessages = defineMessages(
  {
    reveal: '显示完整号码',
    revealed: (digits: string) => `已显示，${digits}`,
    hidden: '已隐藏',
    revealFailed: '号码暂时无法显示，请稍后重试',
    readBack: '核对：',
    cardSummary: (count: number, tail: string) => `共 ${count} 位，尾号 ${spokenDigits(tail)}`,
    cardCharacters: '账号只能有数字，请删去其他字符',
    idHint: '18 位或 15 位，最后一位可为字母 X',
    idHint18: '18 位，最后一位可为字母 X',
    idLength: (length: number, allow15: boolean) =>
      `身份证号码应为 ${allow15 ? '15 或 ' : ''}18 位，现在是 ${length} 位`,
    idCharacters: '身份证号码只能有数字，最后一位可为字母 X',
    idProvince: '地区码不正确，请检查第 1 到 2 位',
    idDate: '出生日期不正确，请检查第 7 到 14 位',
    idDate15: '出生日期不正确，请检查第 7 到 12 位',
    idChecksum: '最后一位校验码不正确，请逐位核对',
  },
  {
    reveal: 'Show the full number',
    revealed: (digits: string) => `Shown, ${digits}`,
    hidden: 'Hidden',
    revealFailed: 'The number cannot be shown now, please try again later',
    readBack: 'Check: ',
    cardSummary: (count: number, tail: string) => `${count} digits, ending in ${spokenDigits(tail)}`,
    cardCharacters: 'An account number has figures only, remove the other characters',
    idHint: '18 or 15 characters, the last one may be the letter X',
    idHint18: '18 characters, the last one may be the letter X',
    idLength: (length: number, allow15: boolean) =>
      `An ID number has ${allow15 ? '15 or ' : ''}18 characters, not ${length}`,
    idCharacters: 'An ID number has figures only, the last one may be the letter X',
    idProvince: 'The region code is wrong, check figures 1 to 2',
    idDate: 'The date of birth is wrong, check figures 7 to 14',
    idDate15: 'The date of birth is wrong, check figures 7 to 12',
    idChecksum: 'The last character does not fit the others, check each of them',
  },
)
