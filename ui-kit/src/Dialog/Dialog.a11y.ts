import type { ComponentContract } from '../lib/contract.ts'

const open = [{ press: 'Tab' }, { press: 'Enter' }] as const

export const dialogContract: ComponentContract = {
  component: 'Dialog',
  task: '在不离开页面的情况下完成一件小事，再回到原处',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  expectations: [
    {
      id: 'name',
      text: '对话框的名字是看得见的标题，焦点到第一个字段',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithForm',
        steps: open,
        expect: {
          focus: { role: 'textbox', name: '企业名称' },
          present: [{ role: 'dialog', name: '添加供应商' }],
        },
        brokenBy: 'FloatingBox',
      },
    },
    {
      id: 'background',
      text: '对话框打开时读不到背后的页面',
      criterion: '1.3.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'WithForm',
        steps: open,
        expect: { absent: [{ role: 'button', name: '添加供应商' }] },
        brokenBy: 'FloatingBox',
      },
    },
    {
      id: 'trap',
      text: 'Tab 到最后再按一次，回到对话框开头',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithForm',
        steps: [...open, { press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: { role: 'button', name: '关闭：添加供应商' } },
        brokenBy: 'OpenAttribute',
      },
    },
    {
      id: 'trap-back',
      text: 'Shift+Tab 从开头到最后一个按钮',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithForm',
        steps: [...open, { press: 'Shift+Tab' }, { press: 'Shift+Tab' }],
        expect: { focus: { role: 'button', name: '添加' } },
        brokenBy: 'OpenAttribute',
      },
    },
    {
      id: 'esc-returns',
      text: '按 Esc 关闭，焦点回到打开它的按钮',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithForm',
        steps: [...open, { press: 'Escape' }],
        expect: {
          focus: { role: 'button', name: '添加供应商' },
          absent: [{ role: 'dialog' }],
          called: { onClose: 1 },
        },
        brokenBy: 'FloatingBox',
      },
    },
    {
      id: 'dirty-asks',
      text: '填了一半按 Esc，先问“放弃已填写的内容？”，焦点在“继续填写”',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Dirty',
        steps: [...open, { press: 'Escape' }],
        expect: {
          focus: { role: 'button', name: '继续填写' },
          present: [{ role: 'alertdialog', name: '放弃已填写的内容？' }],
          called: { onClose: 0 },
        },
        brokenBy: 'ClosesAtOnce',
      },
    },
    {
      id: 'dirty-keeps',
      text: '再按 Esc 是继续填写，焦点回到字段',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Dirty',
        steps: [...open, { press: 'Escape' }, { press: 'Escape' }],
        expect: { focus: { role: 'textbox', name: '企业名称' }, called: { onClose: 0 } },
        brokenBy: 'EscapeDiscards',
      },
    },
    {
      id: 'kept-open',
      text: '不能取消时按 Esc 不关闭',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Kept',
        steps: [...open, { press: 'Escape' }],
        expect: { present: [{ role: 'dialog', name: '添加供应商' }], called: { onClose: 0 } },
        brokenBy: 'ClosesAtOnce',
      },
    },
    {
      id: 'long-heading',
      text: '长文打开时焦点在标题',
      criterion: '2.4.3',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Long',
        steps: open,
        expect: { focus: { role: 'heading', name: '金票服务协议' } },
        brokenBy: 'BeginsAtTheEnd',
      },
    },
    {
      id: 'nested-one-level',
      text: '对话框里的询问按 Esc 只退一层，焦点回到里面的按钮',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Nested',
        steps: [...open, { press: 'Tab' }, { press: 'Enter' }, { press: 'Escape' }],
        expect: {
          focus: { role: 'button', name: '移除供应商' },
          present: [{ role: 'dialog', name: '添加供应商' }],
          absent: [{ role: 'alertdialog' }],
        },
        brokenBy: 'EscapeLeavesAll',
      },
    },
    {
      id: 'step',
      text: '换步骤后焦点到新的标题',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Steps',
        steps: [...open, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'heading', name: '第 2 步：填写账号' } },
        brokenBy: 'TitleChangesUnheard',
      },
    },
    {
      id: 'heard',
      text: 'Orca 打开时读出标题和第一个字段，按 Esc 后读出打开它的按钮',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'WithForm',
        steps: [
          { press: 'Tab', hears: ['添加供应商 按钮'] },
          { press: 'Enter', hears: ['添加供应商', '企业名称 输入', '必需'] },
          { press: 'Escape', hears: ['添加供应商 按钮'] },
        ],
      },
    },
  ],
  spoken: {
    Open: [
      'dialog, 添加供应商',
      'heading, 添加供应商, level 2',
      'button, 关闭：添加供应商',
      'textbox, 企业名称, 请填写企业名称, invalid, required',
      'button, 取消',
      'end of dialog, 添加供应商',
    ],
  },
}
