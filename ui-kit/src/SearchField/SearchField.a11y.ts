import type { ComponentContract } from '../lib/contract.ts'

const name = '搜索问题'

export const searchFieldContract: ComponentContract = {
  component: 'SearchField',
  task: '输入要找的词，知道找到多少，不用鼠标也能清空',
  pattern: 'none',
  patternNote: '原生搜索框',
  expectations: [
    {
      id: 'name',
      text: '用 Tab 到达搜索框，名字是标签',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'searchbox', name } },
        brokenBy: 'PlaceholderOnly',
      },
    },
    {
      id: 'result',
      text: '停止输入后只听到一次找到多少',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '金票' }],
        expect: { announced: ['已找到 3 条'], focus: { role: 'searchbox', name, value: '金票' } },
        brokenBy: 'CountsAloud',
      },
    },
    {
      id: 'clear',
      text: '清空按钮的名字说明清空什么，按下后焦点回到搜索框，按钮不在了',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'searchbox', name, value: '' },
          absent: [{ role: 'button', name: '清空 搜索问题' }],
        },
        brokenBy: 'ClearTakesFocus',
      },
    },
    {
      id: 'clear-name',
      text: '有字时有清空按钮，Tab 到得了',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: { role: 'button', name: '清空 搜索问题' } },
        brokenBy: 'ClearByMouse',
      },
    },
    {
      id: 'escape',
      text: '按 Esc 清空，焦点不动，不播报',
      criterion: '2.1.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'InFilters',
        steps: [{ press: 'Tab' }, { press: 'Escape' }],
        expect: { called: { onChange: 1 }, focus: { role: 'searchbox', name: '供应商' }, announced: [] },
        brokenBy: 'DeafToEscape',
      },
    },
    {
      id: 'error-tied',
      text: '出错时状态为无效，错误跟着读出',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [{ role: 'searchbox', name: '金票编号', description: '请至少输入 4 位', states: { invalid: true } }],
        },
        brokenBy: 'ErrorBesideOnly',
      },
    },
    {
      id: 'ime',
      text: '用拼音输入法按 Esc 只取消候选，不清空已有的字，焦点不动，不播报',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [
          { press: 'Tab' },
          { press: 'Control+End' },
          { compose: ['z', 'zh', 'zhu', 'zhuan'], into: '', endedBy: 'Escape' },
        ],
        expect: { focus: { role: 'searchbox', name, value: '金票' }, announced: [] },
        brokenBy: 'AnyEscapeClears',
      },
    },
    {
      id: 'ime-result',
      text: '用拼音输入法时，还没上屏的字母不播报结果；上屏后停下来，只听到一次找到多少',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { compose: ['j', 'jin', 'jin p', 'jin piao'], into: '金票' }],
        expect: { announced: ['已找到 3 条'], focus: { role: 'searchbox', name, value: '金票' } },
        brokenBy: 'SaysHalfWords',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出标签；停下来后说一次找到多少',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Empty',
        steps: [
          { press: 'Tab', hears: ['搜索问题', '输入'] },
          { type: 'UKEY', hears: ['找到'] },
        ],
        once: [/找到/],
      },
    },
  ],
  spoken: { Filled: ['searchbox, 搜索问题, 金票', 'button, 清空 搜索问题'] },
}
