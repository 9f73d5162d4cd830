import type { ComponentContract } from '../lib/contract.ts'

const type = (text: string) => [{ press: 'Tab' }, { type: text }]

export const comboBoxContract: ComponentContract = {
  component: 'ComboBox',
  task: '输入一部分文字找到并选中一项，知道找到几项，没有找到时也知道',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  expectations: [
    {
      id: 'name',
      text: '用 Tab 到达组合框，名字是标签，状态为必填、未展开',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: {
            role: 'combobox',
            name: '供应商',
            description: '输入企业名称的任意部分',
            states: { required: true, expanded: false },
          },
          announced: [],
        },
        brokenBy: 'SilentSuggestions',
      },
    },
    {
      id: 'count',
      text: '输入停下来后听到一次“共 2 项”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: { story: 'Empty', steps: type('长沙'), expect: { announced: ['共 2 项'] }, brokenBy: 'SilentSuggestions' },
    },
    {
      id: 'none',
      text: '没有找到时听到，列表里也写明',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: type('建信'),
        expect: { announced: ['没有符合“建信”的选项'] },
        brokenBy: 'ClickOnly',
      },
    },
    {
      id: 'choose',
      text: '向下键和 Enter 选中，焦点留在组合框，值为名称',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...type('长沙'), { press: 'ArrowDown' }, { press: 'Enter' }],
        expect: {
          called: { onChange: 1 },
          focus: { role: 'combobox', name: '供应商', value: '长沙湘江机械有限公司', states: { expanded: false } },
        },
        brokenBy: 'SilentSuggestions',
      },
    },
    {
      id: 'reason',
      text: '不能选的项目可以到达；选它时听到原因，值不变',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...type('岳麓'), { press: 'ArrowDown' }, { press: 'Enter' }],
        expect: { called: { onChange: 0 }, announced: ['不能选择长沙岳麓钢材有限公司：尚未注册', '共 1 项'] },
        brokenBy: 'TakesAnyOption',
      },
    },
    {
      id: 'reverted',
      text: '离开时文字不是任何一项，恢复原来的选择并说出来',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Chosen',
        steps: [...type('不存在'), { press: 'Tab' }],
        expect: {
          announced: ['“不存在”不在列表中，未更改'],
          present: [{ role: 'combobox', name: '供应商', value: '株洲联诚轴承有限公司' }],
        },
        brokenBy: 'ClickOnly',
      },
    },
    {
      id: 'whole-name',
      text: '完整输入名称就是选中它',
      criterion: '3.3.4',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...type('株洲联诚轴承有限公司'), { press: 'Tab' }],
        expect: { called: { onChange: 1 }, present: [{ role: 'combobox', value: '株洲联诚轴承有限公司' }] },
        brokenBy: 'ClickOnly',
      },
    },
    {
      id: 'escape',
      text: 'Esc 关闭列表，不改变选择',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Chosen',
        steps: [{ press: 'Tab' }, { press: 'ArrowDown' }, { press: 'Escape' }],
        expect: {
          called: { onChange: 0 },
          focus: { role: 'combobox', value: '株洲联诚轴承有限公司', states: { expanded: false } },
        },
        brokenBy: 'EscapeEmpties',
      },
    },
    {
      id: 'async',
      text: '由服务器查找时，选中后离开，名称还在',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Async',
        steps: [
          { press: 'Tab' },
          { press: 'Control+a' },
          { type: '株洲' },
          { press: 'ArrowDown' },
          { press: 'Enter' },
          { press: 'Tab' },
        ],
        expect: { present: [{ role: 'combobox', value: '株洲联诚轴承有限公司' }] },
        brokenBy: 'NameOfLastSearch',
      },
    },
    {
      id: 'preset',
      text: '预填的选择显示名称，即使不在找到的结果里',
      criterion: '3.3.7',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Async',
        expect: { present: [{ role: 'combobox', value: '长沙老客户有限公司' }] },
        brokenBy: 'NameOfLastSearch',
      },
    },
    {
      id: 'ime',
      text: '拼音输入时不查找、不播报，上屏后才查找',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'person',
      how: '打开“输入文字查找”，用拼音输入 changsha，上屏前列表不变，上屏后听到“共 2 项”。',
    },
  ],
  spoken: { Chosen: ['combobox, 供应商, 株洲联诚轴承有限公司, has popup listbox, not expanded, autocomplete in list'] },
}
