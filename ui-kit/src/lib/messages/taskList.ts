import { defineMessages } from '../messages.ts'

/** TaskList, Stepper and FormWizard. */
export const taskListMessages = defineMessages(
  {
    done: '已完成',
    open: '未完成',
    summary: (done: number, total: number) => `已完成 ${done} 项，共 ${total} 项`,
  },
  {
    done: 'Done',
    open: 'Open',
    summary: (done: number, total: number) => `${done} of ${total} done`,
  },
)
