import type { ComponentContract } from '../lib/contract.ts'

const open = [{ press: 'Tab' }, { press: 'Enter' }] as const

export const sideSheetContract: ComponentContract = {
  component: 'SideSheet',
  task: '不离开列表，看一行的详情或调整筛选，再回到原处',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  expectations: [
    {
      id: 'name',
      text: '是有名字的对话框，焦点在标题上，从头读起',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Details',
        steps: open,
        expect: {
          focus: { role: 'heading', name: '申请详情' },
          present: [{ role: 'dialog', name: '申请详情' }],
          announced: [],
        },
        brokenBy: 'Drawer',
      },
    },
    {
      id: 'background',
      text: '打开时读不到背后的页面',
      criterion: '1.3.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Details',
        steps: open,
        expect: { absent: [{ role: 'button', name: '查看申请' }] },
        brokenBy: 'Drawer',
      },
    },
    {
      id: 'escape',
      text: '按 Esc 关闭，焦点回到打开它的按钮',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Details',
        steps: [...open, { press: 'Escape' }],
        expect: {
          focus: { role: 'button', name: '查看申请' },
          absent: [{ role: 'dialog' }, { role: 'heading', name: '申请详情' }],
          called: { onClose: 1 },
        },
        brokenBy: 'Drawer',
      },
    },
    {
      id: 'field-first',
      text: '有字段时，焦点在第一个字段',
      criterion: '2.4.3',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Filters',
        steps: open,
        expect: { focus: { role: 'textbox', name: '供应商' } },
        brokenBy: 'HeadingFirst',
      },
    },
    {
      id: 'dirty',
      text: '填了一半按 Esc，先问要不要放弃',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filters',
        steps: [...open, { press: 'Escape' }],
        expect: {
          focus: { role: 'button', name: '继续填写' },
          present: [{ role: 'alertdialog' }],
          called: { onClose: 0 },
        },
        brokenBy: 'Drawer',
      },
    },
    {
      id: 'heard',
      text: 'Orca 读出“申请详情”，接着读内容',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Details',
        steps: [
          { press: 'Tab', hears: ['查看申请 按钮'] },
          { press: 'Enter', hears: ['申请详情'] },
          { press: 'ArrowDown', hears: ['开立方'] },
        ],
      },
    },
  ],
  spoken: { Details: ['button, 查看申请'] },
}
