import type { ComponentDocs } from '../lib/docs.ts'

export const textAreaDocs: ComponentDocs = {
  component: 'TextArea',
  when: ['几行文字：退回原因、情况说明、备注。'],
  whenNot: [
    ['一行', 'TextField'],
    ['已经写在一份文件里', 'FileUpload'],
    ['固定的几个原因', 'RadioGroup', 'Select'],
  ],
  keys: [
    ['Tab', '到文本框，也离得开'],
    ['Enter', '换行；不提交表单；拼音输入法上屏的 Enter 不换行'],
  ],
  dos: [
    ['`maxLength` 用真实的上限', '字数从说明里读，快写满时停下来才说'],
    ['写清谁会看到：“对方会看到”', '人会按这个决定怎么写'],
  ],
  donts: [
    ['到上限就不让写', '组件留着超出的字，说“已超出 1 字，请删减”；截断的人不知道少了什么'],
    ['`rows` 只给 1', '看不到写过的一半，人会漏改'],
  ],
}
