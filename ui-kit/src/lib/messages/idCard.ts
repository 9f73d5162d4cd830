import { defineMessages } from '../messages.ts'

export const idCardMessages = defineMessages(
  {
    label: '身份证号码',
    hint: '18 位或 15 位，最后一位可为字母 X',
    length: (length: number) => `身份证号码应为 15 或 18 位，现在是 ${length} 位`,
    characters: '身份证号码只能是数字，最后一位可为字母 X，请检查',
    province: '前两位不是有效的地区代码，请检查',
    date: '出生日期不正确，请检查第 7 到 14 位',
    date15: '出生日期不正确，请检查第 7 到 12 位',
    checksum: '最后一位校验码不正确，请逐位核对',
  },
  {
    label: 'ID card number',
    hint: '18 or 15 characters; the last one may be the letter X',
    length: (length: number) => `An ID card number has 15 or 18 characters; this one has ${length}`,
    characters: 'Use digits only; the last character may be the letter X',
    province: 'The first two digits are not a valid region code. Check them',
    date: 'The date of birth is not valid. Check digits 7 to 14',
    date15: 'The date of birth is not valid. Check digits 7 to 12',
    checksum: 'The last character, the check digit, does not match. Check each digit',
  },
)
