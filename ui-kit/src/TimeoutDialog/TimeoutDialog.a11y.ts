import type { ComponentContract } from '../lib/contract.ts'

export const timeoutDialogContract: ComponentContract = {
  component: 'TimeoutDialog',
  task: '在登录过期之前知道，并接着用，想延长几次就几次',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  expectations: [
    {
      id: 'focus',
      text: '焦点在“继续使用”，对话框的名字和说明都读得到',
      criterion: '2.2.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Warning',
        expect: {
          focus: { role: 'button', name: '继续使用' },
          present: [{ role: 'alertdialog', name: '即将退出登录', description: /为保护账号安全，系统将自动退出/ }],
        },
        brokenBy: 'Chatty',
      },
    },
    {
      id: 'clock-for-the-eye',
      text: '倒计时的数字不在可访问性树里',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Warning',
        expect: { present: [{ role: 'alertdialog' }], notInTree: /\d:\d\d|^\d+$/m },
        brokenBy: 'Chatty',
      },
    },
    {
      id: 'silent-at-first',
      text: '打开时没有额外播报',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: { story: 'Warning', expect: { announced: [] }, brokenBy: 'Chatty' },
    },
    {
      id: 'one-minute',
      text: '剩一分钟时说一次“还有 1 分钟自动退出”',
      criterion: '2.2.1',
      level: 'MUST',
      lane: 'browser',
      check: { story: 'OneMinute', expect: { announced: ['还有 1 分钟自动退出'] }, brokenBy: 'Chatty' },
    },
    ...(['Enter', 'Escape'] as const).map((press) => ({
      id: `stay-${press.toLowerCase()}`,
      text: `按 ${press} 就是继续使用，说出结果，对话框关闭`,
      criterion: '2.2.1' as const,
      level: 'MUST' as const,
      lane: 'browser' as const,
      check: {
        story: 'Warning',
        steps: [{ press }],
        expect: {
          called: { onStay: 1, onLeave: 0 },
          announced: ['已继续使用，登录未中断'],
          absent: [{ role: 'alertdialog' }],
        },
        brokenBy: 'Chatty',
      },
    })),
    {
      id: 'leave',
      text: '“立即退出”在下一站',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Warning',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { called: { onLeave: 1, onStay: 0 } },
        brokenBy: 'Chatty',
      },
    },
    {
      id: 'failed',
      text: '延长没有成功时立即说出来，对话框还在',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Failing',
        steps: [{ press: 'Enter' }],
        expect: {
          announced: ['没有延长成功，请再按一次“继续使用”'],
          focus: { role: 'button', name: '继续使用' },
        },
        brokenBy: 'Chatty',
      },
    },
    {
      id: 'heard',
      text: 'Orca 自己读出标题和“继续使用，按钮”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Warning',
        hears: ['即将退出登录', '您已有一段时间未操作', '继续使用 按钮'],
        steps: [{ press: 'Tab', hears: ['按钮'] }],
      },
    },
  ],
  spoken: { NotYet: ['开立金票', 'end of main'] },
}
