import { defineMessages } from '../messages.ts'

/** TaskList, Stepper and FormWizard. */
export const taskListMessages = defineMessages(
  {
    done: '已完成',
    open: '未完成',
    summary: (done: number, total: number) => `已完成 ${done} 项，共 ${total} 项`,
    steps: (label: string) => `${label}，步骤`,
    current: '当前',
    upcoming: '未开始',
    position: (step: number, total: number) => `第 ${step} 步，共 ${total} 步：`,
    back: '上一步',
    next: '下一步',
  },
  {
    done: 'Done',
    open: 'Open',
    summary: (done: number, total: number) => `${done} of ${total} done`,
    steps: (label: string) => `${label}, steps`,
    current: 'Current',
    upcoming: 'Not started',
    position: (step: number, total: number) => `Step ${step} of ${total}:`,
    back: 'Back',
    next: 'Next',
  },
)
