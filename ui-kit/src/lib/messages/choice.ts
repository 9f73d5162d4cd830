import { defineMessages } from '../messages.ts'

/** Words of Select and ComboBox. */
export const choiceMessages = defineMessages(
  {
    count: (count: number) => `共 ${count} 项`,
    placeholder: '请选择',
    notChosen: (label: string, reason: string) => `不能选择${label}：${reason}`,
    nothing: (text: string) => (text === '' ? '没有选项' : `没有符合“${text}”的选项`),
    searching: '正在查找',
    reverted: (text: string) => `“${text}”不在列表中，未更改`,
    comma: '，',
  },
  {
    count: (count: number) => (count === 1 ? '1 option' : `${count} options`),
    placeholder: 'Select',
    notChosen: (label: string, reason: string) => `${label} cannot be chosen: ${reason}`,
    nothing: (text: string) => (text === '' ? 'No options' : `No options for “${text}”`),
    searching: 'Searching',
    reverted: (text: string) => `“${text}” is not in the list, nothing was changed`,
    comma: ', ',
  },
)
