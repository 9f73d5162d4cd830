import type { ComponentDocs } from '../lib/docs.ts'

export const alertDialogDocs: ComponentDocs = {
  component: 'AlertDialog',
  alsoCalled: ['Confirm', 'Popconfirm'],
  when: [
    '做了就不能撤回的事，要在做之前确认：转让、放款、作废、退出。',
    '事情不处理就走不下去：密码已过期（`isDismissable={false}`）。',
  ],
  whenNot: [
    ['要填写或核对的内容超过一句话', 'Dialog'],
    ['要用 UKEY 签名的操作：签名框本身就是确认', 'UkeyPrompt'],
    ['登录快到期的提醒', 'TimeoutDialog'],
    ['只是告诉结果', 'Toast'],
  ],
  keys: [
    ['Tab', '在两个按钮之间循环，不离开对话框'],
    ['Enter', '按下焦点所在的按钮；打开时焦点在安全的一边'],
    ['Escape', '等于安全的一边；处理中和必须处理的事，Esc 不起作用'],
  ],
  dos: [
    ['按钮写出动作：“确认转让”“取消”', '只听按钮的人不用回头去听问题'],
    ['正文只写一句：会发生什么、能不能撤回', '正文是对话框的描述，打开时整段读出'],
    ['大多数人要留下时用 `primary="cancel"`', '主按钮应该是多数人要按的一个'],
  ],
  donts: [
    ['每次保存都弹一个确认', '人会习惯性按 Enter，真正要紧的那次也不会读'],
    ['按钮写“确定”和“否”', '脱离问题就不知道按下去会发生什么'],
  ],
  words: [
    '标题是问句或事实，一行：“确认转让金票？”。',
    '正文先写后果，再写范围：“转让后不能撤回，华建材料将成为持有人。”',
  ],
}
