import type { ComponentContract } from '../lib/contract.ts'

const from = '提交日期从'
const to = '提交日期至'

export const dateRangePickerContract: ComponentContract = {
  component: 'DateRangePicker',
  task: '填写从哪天到哪天，知道有没有填反、一共几天',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  expectations: [
    {
      id: 'names',
      text: '组有名字和说明，两个框各有自己的名字；每个日历按钮说明是哪一端的',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: {
          present: [
            { role: 'group', name: '提交日期', description: '年、月、日，可以不写横线' },
            { role: 'textbox', name: from },
            { role: 'textbox', name: to },
            { role: 'button', name: '日历 提交日期从' },
            { role: 'button', name: '日历 提交日期至' },
          ],
        },
        brokenBy: 'OneBox',
      },
    },
    {
      id: 'tab-leaves',
      text: '两端都空着，用 Tab 走过两个框和两个日历按钮，离得开',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: 'nothing', announced: [] },
        brokenBy: 'HoldsTab',
      },
    },
    {
      id: 'range-said',
      text: '填好第二端离开后，听到一次范围和天数，两端都算在内',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'StartOnly',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { type: '20250301' }, { press: 'Tab' }],
        expect: {
          announced: ['2025年1月15日 至 2025年3月1日，共 46 天'],
          present: [{ role: 'textbox', name: to, value: '2025-03-01', states: { invalid: false } }],
        },
        brokenBy: 'StrangerToStart',
      },
    },
    {
      id: 'typed-forms',
      text: '三种写法都收下，离开后变成 2025-01-15',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [
          { press: 'Tab' },
          { type: '2025-1-15' },
          { press: 'Tab' },
          { press: 'Tab' },
          { type: '2025年1月15日' },
          { press: 'Tab' },
        ],
        expect: {
          announced: ['2025年1月15日 星期三', '2025年1月15日 当天'],
          present: [
            { role: 'textbox', name: from, value: '2025-01-15' },
            { role: 'textbox', name: to, value: '2025-01-15' },
          ],
        },
        brokenBy: 'OneBox',
      },
    },
    {
      id: 'end-too-early',
      text: '结束早于开始时，离开后听到一次，内容留着，结束日期的状态为无效',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'StartOnly',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { type: '2025-1-14' }, { press: 'Tab' }],
        expect: {
          announced: ['日期不能早于 2025年1月15日'],
          present: [
            {
              role: 'textbox',
              name: to,
              value: '2025-01-14',
              description: /日期不能早于 2025年1月15日/,
              states: { invalid: true },
            },
            { role: 'textbox', name: from, states: { invalid: false } },
          ],
        },
        brokenBy: 'StrangerToStart',
      },
    },
    {
      id: 'start-moved',
      text: '把开始改到结束之后，离开后听到要改结束日期，错误在结束日期上',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Control+a' }, { type: '2025-10-9' }, { press: 'Tab' }],
        expect: {
          announced: ['早于开始日期，请修改结束日期 2025年10月1日'],
          present: [
            { role: 'textbox', name: to, description: /日期不能早于 2025年10月9日/, states: { invalid: true } },
          ],
        },
        brokenBy: 'TwoStrangers',
      },
    },
    {
      id: 'calendar-limit',
      text: '结束日期的日历里，开始之前的日子不能选',
      criterion: '3.3.4',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [
          { press: 'Tab' },
          { press: 'Tab' },
          { press: 'Tab' },
          { press: 'Tab' },
          { press: 'Enter' },
          { press: 'PageUp' },
        ],
        expect: {
          present: [{ role: 'button', name: '2025年9月27日 星期六', states: { disabled: true } }],
          focus: { role: 'button', name: /2025年9月28日 星期日/ },
        },
        brokenBy: 'TwoStrangers',
      },
    },
    {
      id: 'quick-pick',
      text: '按常用范围，两端都填好，听到一次，焦点不动',
      criterion: '4.1.3',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'QuickPicks',
        steps: [{ click: { role: 'button', name: '近 7 天' } }],
        expect: {
          announced: ['2025年9月18日 至 2025年9月24日，共 7 天'],
          focus: { role: 'button', name: '近 7 天' },
          present: [{ role: 'textbox', name: from, value: '2025-09-18' }],
          called: { onChange: 1 },
        },
        brokenBy: 'SilentPick',
      },
    },
    {
      id: 'form-errors',
      text: '表单的错误各归各的框',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'FormError',
        expect: {
          present: [
            { role: 'textbox', name: from, description: '请填写开始日期', states: { invalid: true, required: true } },
            { role: 'textbox', name: to, description: '请填写结束日期', states: { invalid: true, required: true } },
          ],
        },
        brokenBy: 'OneErrorForBoth',
      },
    },
    {
      id: 'heard',
      text: '读屏软件进入第一个框时读出组的名字，离开第二个框后读出范围和天数',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'StartOnly',
        steps: [
          { press: 'Tab', hears: ['提交日期', '提交日期从 输入'] },
          { press: 'Tab', hears: ['日历 提交日期从'] },
          { press: 'Tab', hears: ['提交日期至 输入'] },
          { type: '20250301' },
          { press: 'Tab', hears: ['2025年1月15日 至 2025年3月1日，共 46 天'] },
        ],
      },
    },
  ],
  spoken: { Filled: ['group, 提交日期', 'textbox, 提交日期从, 2025-09-28, 2025年9月28日 星期日，国庆节调休 上班'] },
}
