import type { ComponentContract } from '../lib/contract.ts'

export const linkContract: ComponentContract = {
  component: 'Link',
  task: '知道链接通向哪里，并用键盘打开它',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  expectations: [
    {
      id: 'reachable',
      text: '用 Tab 到达链接，名字是看得见的字',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Inline',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'link', name: '服务时间' } },
        brokenBy: 'NoAddress',
      },
    },
    {
      id: 'context',
      text: '行内链接以看得见的字开头，再说是哪一行',
      criterion: '2.4.9',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'InRow',
        expect: { present: [{ role: 'link', name: '转让 金票 JP2025000123' }] },
        brokenBy: 'SameInEveryRow',
      },
    },
    {
      id: 'number-as-seen',
      text: '名字里的号码和看见的一样，语音控制才叫得到它',
      criterion: '2.5.3',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'WithNumber',
        expect: {
          present: [{ role: 'link', name: 'JP20261120000008', description: 'JP 2 0 2 6，1 1 2 0，0 0 0 0 0 8' }],
        },
        brokenBy: 'SpacedName',
      },
    },
    {
      id: 'action-is-a-link',
      text: '看起来像按钮的去处仍然是链接',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: { story: 'Action', expect: { present: [{ role: 'link', name: '新增开立' }] }, brokenBy: 'ActionAsButton' },
    },
    {
      id: 'new-window',
      text: '新窗口打开的链接在名字里说明',
      criterion: '3.2.5',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'NewWindow',
        expect: { present: [{ role: 'link', name: '帮助中心 （新窗口打开）' }] },
        brokenBy: 'WithoutWarning',
      },
    },
    {
      id: 'new-window-safe',
      text: '新窗口不能反过来控制本页',
      criterion: '3.2.5',
      level: 'SHOULD',
      lane: 'dom',
      check: {
        story: 'NewWindow',
        expect: { attribute: { selector: 'main a', name: 'rel', value: /noopener/ } },
        brokenBy: 'HandsOverItself',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出名字、“新窗口打开”和“链接”',
      criterion: '2.4.4',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'NewWindow',
        steps: [{ press: 'Tab', hears: ['帮助中心', '新窗口打开', '链接'] }],
        once: ['帮助中心', '新窗口打开'],
      },
    },
    {
      id: 'orca-number',
      text: 'Orca 先读看见的号码，再逐位读',
      criterion: '2.5.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'WithNumber',
        steps: [{ press: 'Tab', hears: ['JP20261120000008', '链接', '2 0 2 6，1 1 2 0，0 0 0 0 0 8'] }],
        once: ['JP20261120000008'],
      },
    },
  ],
  spoken: { InRow: ['link, 转让 金票 JP2025000123'] },
}
