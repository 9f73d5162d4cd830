import type { ComponentContract } from '../lib/contract.ts'

const shown = { focused: { role: 'region', name: '有 3 处需要修改' } }

export const errorSummaryContract: ComponentContract = {
  component: 'ErrorSummary',
  task: '提交后知道有几处要改，并直接到要改的地方',
  pattern: 'none',
  patternNote: 'APG 没有错误汇总，按 GOV.UK error summary；用焦点让人知道，不用 alert，免得读两遍',
  expectations: [
    {
      id: 'focus',
      text: '提交后焦点到汇总，听到“有 3 处需要修改”，不再另外播报',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'OnSubmit',
        steps: [{ click: { role: 'button', name: '提交' } }],
        expect: {
          focus: { role: 'region', name: '有 3 处需要修改' },
          present: [{ role: 'heading', name: '有 3 处需要修改' }],
          announced: [],
        },
        brokenBy: 'NotFocused',
      },
    },
    {
      id: 'again',
      text: '再次提交时焦点再到汇总',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'OnSubmit',
        steps: [{ click: { role: 'button', name: '提交' } }, { click: { role: 'button', name: '提交' } }],
        expect: { focus: { role: 'region', name: '有 3 处需要修改' } },
        brokenBy: 'FocusesOnce',
      },
    },
    {
      id: 'link-to-field',
      text: '第二个链接把焦点带到融资金额',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Shown',
        steps: [shown, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'textbox', name: '融资金额（元）' } },
        brokenBy: 'HashOnly',
      },
    },
    {
      id: 'group-first',
      text: '一组选项的链接把焦点带到第一个选项',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Shown',
        steps: [shown, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'radio', name: '华建材料' } },
        brokenBy: 'HashOnly',
      },
    },
    {
      id: 'in-tab',
      text: '要改的地方在没打开的页签里时，先打开页签再到那里',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InTab',
        steps: [{ click: { role: 'link', name: '请输入 UKEY 密码' } }],
        expect: { focus: { role: 'textbox', name: 'UKEY 密码' } },
        brokenBy: 'TabStaysShut',
      },
    },
    {
      id: 'no-field',
      text: '不属于某个字段的错误不是链接',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'WholeForm',
        expect: { absent: [{ role: 'link' }], present: [{ role: 'heading', name: '有 1 处需要修改' }] },
        brokenBy: 'LinkToNowhere',
      },
    },
    {
      id: 'orca',
      text: '提交后 Orca 读出有几处要改，再逐条读出错误',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'OnSubmit',
        steps: [
          { press: 'Shift+Tab' },
          { press: 'Enter', hears: ['有 3 处需要修改'] },
          { press: 'Tab', hears: ['请选择供应商', '链接'] },
          { press: 'Tab', hears: ['金额不能超过可用额度 200万元', '链接'] },
        ],
      },
    },
  ],
  triaged: { 'hidden-content': '未选中的页签内容本来就不显示，由 in-tab 一条验证' },
  spoken: {
    Shown: [
      'region, 有 3 处需要修改',
      'heading, 有 3 处需要修改, level 2',
      'link, 请选择供应商',
      'link, 金额不能超过可用额度 200万元',
      'link, 请阅读并同意服务协议',
    ],
  },
}
