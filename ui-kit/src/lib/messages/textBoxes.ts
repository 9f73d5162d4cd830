import { defineMessages } from '../messages.ts'

/** Words of TextArea, SearchField and NumberField. */
export const textBoxMessages = defineMessages(
  {
    left: (count: number) => `还可输入 ${count} 字`,
    over: (count: number) => `已超出 ${count} 字，请删减`,
    clear: '清空',
    notNumber: '只能输入数字，例如 30',
    notWhole: '只能输入整数，不能有小数',
    decimals: (count: number) => `最多 ${count} 位小数`,
    tooSmall: (limit: string) => `不能小于 ${limit}`,
    tooLarge: (limit: string) => `不能大于 ${limit}`,
  },
  {
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count: number) => `${count === 1 ? '1 character' : `${count} characters`} too many, please shorten`,
    clear: 'Clear',
    notNumber: 'Enter figures only, such as 30',
    notWhole: 'Enter a whole number, without decimals',
    decimals: (count: number) => (count === 1 ? 'At most 1 decimal' : `At most ${count} decimals`),
    tooSmall: (limit: string) => `It cannot be below ${limit}`,
    tooLarge: (limit: string) => `It cannot exceed ${limit}`,
  },
)
