import type { ComponentContract } from '../lib/contract.ts'

const exporting = { role: 'button', name: '导出 CSV' }
const cancelling = { role: 'button', name: '取消导出' }

export const csvButtonContract: ComponentContract = {
  component: 'CsvButton',
  task: '把列表的全部行存成表格文件，知道进行到哪里、何时完成，随时可以取消',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  expectations: [
    {
      id: 'done',
      text: '按 Enter 导出，完成后说一次条数，焦点不动',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Ready',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { announced: ['已导出 12 条'], focus: exporting, called: { save: 1 } },
        brokenBy: 'SilentLink',
      },
    },
    {
      id: 'done-heard',
      text: '读屏软件读出“导出 CSV 按钮”，按 Enter 后说一次导出了多少条',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Ready',
        steps: [
          { press: 'Tab', hears: ['导出 CSV', '按钮'] },
          { press: 'Enter', hears: ['已导出 12 条'] },
        ],
        once: ['已导出 12 条'],
      },
    },
    {
      id: 'progress',
      text: '导出时有名为“导出进度”的进度条和“取消导出”按钮，导出按钮仍可到达',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Running',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { ...exporting, states: { disabled: true } },
          present: [{ role: 'progressbar', name: '导出进度' }, cancelling],
        },
        brokenBy: 'BusyInSecret',
      },
    },
    {
      id: 'cancel',
      text: '取消后说一次，不存文件，焦点回到“导出 CSV”',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Running',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { announced: ['已取消导出'], focus: exporting, absent: [cancelling], called: { save: 0 } },
        brokenBy: 'CancelTakesFocus',
      },
    },
    {
      id: 'failed',
      text: '失败时说一次，按钮还在',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Failing',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { announced: ['导出失败，请重试'], focus: exporting },
        brokenBy: 'SwallowsFailure',
      },
    },
    {
      id: 'shortcut',
      text: '快捷键写在按钮上，也和名字一起读出',
      criterion: '2.4.6',
      level: 'SHOULD',
      lane: 'accessibility-tree',
      check: {
        story: 'WithShortcut',
        expect: { present: [{ role: 'button', name: '导出 CSV F9' }] },
        brokenBy: 'ShortcutInTitle',
      },
    },
    {
      id: 'heard-progress',
      text: '长时间导出时每隔几秒听到百分比，不打断别的朗读',
      criterion: '4.1.3',
      level: 'SHOULD',
      lane: 'screen-reader',
      how: '打开“正在导出”，按 Tab 和 Enter，听十秒。',
    },
  ],
  spoken: { Ready: ['button, 导出 CSV'] },
}
