import type { ComponentContract } from '../lib/contract.ts'

export const toastContract: ComponentContract = {
  component: 'Toast',
  task: '操作之后知道结果，来得及读，可以再读，也可以关掉',
  pattern: 'none',
  patternNote: 'APG alert 只说会读出；不使用 alertdialog，因为通知不抢焦点',
  expectations: [
    {
      id: 'once',
      text: '结果只听到一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Notify',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { announced: ['提交成功，等待主管复核'], focus: { role: 'button', name: '成功' } },
        brokenBy: 'LiveToast',
      },
    },
    {
      id: 'no-alertdialog',
      text: '通知不是对话框，不抢焦点',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Notify',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { absent: [{ role: 'alertdialog' }], present: [{ role: 'region', name: '通知' }] },
        brokenBy: 'AlertDialogToast',
      },
    },
    {
      id: 'f6',
      text: '按 F6 到最新的通知，关闭按钮说明关的是哪一条',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Notify',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'F6' }],
        expect: { focus: { role: 'button', name: '关闭通知：提交成功，等待主管复核' } },
        brokenBy: 'OutOfReach',
      },
    },
    {
      id: 'f6-back',
      text: '再按 F6 回到原来的地方',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Notify',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'F6' }, { press: 'F6' }],
        expect: { focus: { role: 'button', name: '成功' } },
        brokenBy: 'NoWayBack',
      },
    },
    {
      id: 'esc',
      text: '在通知里按 Esc 关掉最新的一条，焦点回到原来的地方',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Notify',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'F6' }, { press: 'Escape' }],
        expect: { focus: { role: 'button', name: '成功' }, absent: [{ role: 'region', name: '通知' }] },
        brokenBy: 'NoWayBack',
      },
    },
    {
      id: 'orca',
      text: 'Orca 只说一次结果；按 F6 读出关闭按钮关的是哪一条',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Notify',
        steps: [
          { press: 'Tab', hears: ['成功 按钮'] },
          { press: 'Enter', hears: ['提交成功，等待主管复核'] },
        ],
        once: ['提交成功，等待主管复核'],
      },
    },
    {
      id: 'orca-close',
      text: 'Orca 按 F6 后读出通知区域和关闭按钮，按钮说明关的是哪一条',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Notify',
        steps: [
          { press: 'Tab' },
          { press: 'Enter' },
          { press: 'F6', hears: ['关闭通知：提交成功，等待主管复核', '按钮'] },
        ],
      },
    },
  ],
  spoken: {
    Shown: ['region, 通知', '注意', 'UKEY 将在 15 天后到期', 'button, 关闭通知：UKEY 将在 15 天后到期'],
  },
}
