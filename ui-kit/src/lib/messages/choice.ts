import { defineMessages } from '../messages.ts'

/** Words of Select and ComboBox. */
export const choiceMessages = defineMessages(
  {
    count: (count: number) => `共 ${count} 项`,
    placeholder: '请选择',
    notChosen: (label: string, reason: string) => `不能选择${label}：${reason}`,
    nothing: (text: string) => (text === '' ? '没有选项' : `没有符合“${text}”的选项`),
    searching: '正在查找',
    // A whole sentence, as spec §8 has it, keeps its full stop.
    again: (problem: string) => `${problem}${problem.endsWith('。') ? '' : '，'}重试`,
    fromList: '请从列表中选择',
    comma: '，',
  },
  {
    count: (count: number) => (count === 1 ? '1 option' : `${count} options`),
    placeholder: 'Select',
    notChosen: (label: string, reason: string) => `${label} cannot be chosen: ${reason}`,
    nothing: (text: string) => (text === '' ? 'No options' : `No options for “${text}”`),
    searching: 'Searching',
    again: (problem: string) => (problem.endsWith('.') ? `${problem} Try again` : `${problem}, try again`),
    fromList: 'Choose from the list',
    comma: ', ',
  },
)
