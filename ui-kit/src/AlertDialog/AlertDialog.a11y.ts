import type { ComponentContract } from '../lib/contract.ts'

export const alertDialogContract: ComponentContract = {
  component: 'AlertDialog',
  task: '在做不能撤回的事之前，听清后果，再决定',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  expectations: [
    {
      id: 'safe-first',
      text: '打开时读出标题和后果，焦点在安全的按钮上',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Danger',
        expect: {
          focus: { role: 'button', name: '取消' },
          present: [
            {
              role: 'alertdialog',
              name: '确认转让金票？',
              description: '转让后不能撤回，华建材料将成为持有人。',
            },
          ],
        },
        brokenBy: 'ActionFirst',
      },
    },
    {
      id: 'safe-primary',
      text: '安全的按钮是主要按钮时，焦点也先在它上面，按 Enter 就继续',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'SafePrimary',
        steps: [{ press: 'Enter' }],
        expect: { focus: { role: 'button', name: '继续使用' }, called: { onCancel: 1, onAction: 0 } },
        brokenBy: 'SwappedSides',
      },
    },
    {
      id: 'esc-is-cancel',
      text: '按 Esc 等于选安全的一边，焦点回到打开它的按钮',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Logout',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Escape' }],
        expect: { focus: { role: 'button', name: '退出系统' }, called: { onCancel: 1, onAction: 0 } },
        brokenBy: 'EscapeActs',
      },
    },
    {
      id: 'action',
      text: 'Tab 到确认按钮，按 Enter 执行一次',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Logout',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { called: { onAction: 1, onCancel: 0 } },
        brokenBy: 'ActsTwice',
      },
    },
    {
      id: 'busy',
      text: '处理中再按不会重复执行，Esc 也不关闭',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Busy',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Escape' }],
        expect: { called: { onAction: 0, onCancel: 0 }, present: [{ role: 'alertdialog' }] },
        brokenBy: 'BusyInWords',
      },
    },
    {
      id: 'block',
      text: '必须处理的事按 Esc 不会消失，按钮说明去哪里',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Block',
        steps: [{ press: 'Escape' }],
        expect: {
          present: [
            { role: 'button', name: '到个人中心更新密码' },
            { role: 'button', name: '稍后更新，先到个人中心' },
          ],
          called: { onCancel: 0 },
        },
        brokenBy: 'BlockThatYields',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出标题、后果和安全的按钮，按 Esc 后读出打开它的按钮',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Logout',
        steps: [
          { press: 'Tab', hears: ['退出系统 按钮'] },
          { press: 'Enter', hears: ['是否确认退出系统', '您即将退出登录，请勿忘记拔出UKEY', '继续使用 按钮'] },
          { press: 'Escape', hears: ['退出系统 按钮'] },
        ],
        // Not once: what is an alertdialog Orca reads as an alert when it appears, and again as a dialog with its focus.
      },
    },
  ],
  spoken: {
    Danger: [
      'alertdialog, 确认转让金票？, 转让后不能撤回，华建材料将成为持有人。',
      'heading, 确认转让金票？, level 2',
      'button, 取消',
      'button, 确认转让',
    ],
  },
  triaged: { 'hidden-content': '“处理中”本来就不显示，只作为按钮的描述读出，由 Button 的 busy-keeps-name 一条验证' },
}
