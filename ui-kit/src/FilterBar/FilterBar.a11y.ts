// Above 250 lines: data, one promise after another, each read by itself.
import type { ComponentContract } from '../lib/contract.ts'

const search = { role: 'button', name: '查询' }
const reset = { role: 'button', name: '重置' }
const tabs = (count: number) => Array.from({ length: count }, () => ({ press: 'Tab' }))
const toHolder = tabs(2)

export const filterBarContract: ComponentContract = {
  component: 'FilterBar',
  task: '按条件查列表，知道哪些条件生效、找到几条，去掉不要的条件',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/',
  expectations: [
    {
      id: 'landmark',
      text: '是一个有名字的搜索区域，可以用地标键直接到达',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: { present: [{ role: 'search', name: '查询金票' }, search, reset] },
        brokenBy: 'NoLandmark',
      },
    },
    {
      id: 'typing-silent',
      text: '输入时不查询、不播报',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...toHolder, { type: '江城' }],
        expect: {
          called: { onSearch: 0 },
          announced: [],
          focus: { role: 'textbox', name: '持有方', value: '江城' },
          absent: [{ role: 'group', name: '1 个条件生效' }],
        },
        brokenBy: 'Hasty',
      },
    },
    {
      id: 'enter',
      text: '在框里按 Enter 查询一次，听到一次找到几条，焦点不动，条件列出来',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...toHolder, { type: '江城' }, { press: 'Enter' }],
        expect: {
          called: { onSearch: 1 },
          announced: ['找到 3 条'],
          focus: { role: 'textbox', name: '持有方', value: '江城' },
          present: [{ role: 'group', name: '1 个条件生效' }],
        },
        brokenBy: 'Mute',
      },
    },
    {
      id: 'nothing',
      text: '什么也没找到时说出来',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...toHolder, { type: '无此企业' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: search, announced: ['没有找到符合条件的数据'] },
        brokenBy: 'Mute',
      },
    },
    {
      id: 'in-force',
      text: '生效的条件是一组，组名说有几个，每个移除按钮说明移除哪个条件',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'InForce',
        expect: {
          present: [
            { role: 'group', name: '2 个条件生效' },
            { role: 'button', name: '移除条件 状态：待签收' },
            { role: 'button', name: '移除条件 持有方：安禾' },
          ],
        },
        brokenBy: 'BareTags',
      },
    },
    {
      id: 'remove',
      text: '移除一个条件，焦点到下一个的移除按钮，听到一次移除了什么、找到几条',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InForce',
        steps: [...tabs(6), { press: 'Enter' }],
        expect: {
          called: { onRemove: 1 },
          announced: ['已移除条件 状态：待签收，找到 2 条'],
          focus: { role: 'button', name: '移除条件 持有方：安禾' },
        },
        brokenBy: 'TwoVoices',
      },
    },
    {
      id: 'remove-last',
      text: '移除最后一个条件，焦点到“查询”',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'OneInForce',
        steps: [...tabs(6), { press: 'Enter' }],
        expect: { focus: search, announced: ['已移除条件 持有方：安禾，找到 5 条'], absent: [{ role: 'list' }] },
        brokenBy: 'TwoVoicesAtLast',
      },
    },
    {
      id: 'reset',
      text: '重置后框是空的，条件都不在了，听到一次，焦点不动',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InForce',
        steps: [...tabs(4), { press: 'Enter' }],
        expect: {
          called: { onReset: 1 },
          announced: ['已重置，找到 5 条'],
          focus: reset,
          present: [{ role: 'textbox', name: '持有方', value: '' }],
          absent: [{ role: 'button', name: '移除条件 状态：待签收' }],
        },
        brokenBy: 'HalfReset',
      },
    },
    {
      id: 'folded',
      text: '地方窄时其余条件收起，按钮说明已收起，里面的框读不到',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: {
          present: [{ role: 'button', name: '更多条件', states: { expanded: false } }],
          absent: [{ role: 'textbox', name: '开立方' }],
        },
        brokenBy: 'Pale',
      },
    },
    {
      id: 'folded-in-force',
      text: '收起的条件有生效的，按钮说有几个',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Folded',
        expect: { present: [{ role: 'button', name: '更多条件（2 个生效）', states: { expanded: false } }] },
        brokenBy: 'Secretive',
      },
    },
    {
      id: 'unfold',
      text: '按 Enter 展开，焦点留在按钮上，没有额外播报，里面的框可以到达',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Folded',
        steps: [...tabs(5), { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '更多条件（2 个生效）', states: { expanded: true } },
          present: [{ role: 'textbox', name: '开立方', value: '华建材料' }],
          announced: [],
        },
        brokenBy: 'SaysUnfolded',
      },
    },
    {
      id: 'wrong',
      text: '有错的框不会被悄悄漏掉：不查询，焦点到那个框并听到错误，收起的先展开',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Wrong',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          called: { onSearch: 0 },
          announced: [],
          focus: {
            role: 'textbox',
            name: '金额不低于（元）',
            description: '金额最多两位小数',
            value: '1.234',
            states: { invalid: true },
          },
        },
        brokenBy: 'Heedless',
      },
    },
    {
      id: 'busy',
      text: '正在查询时再按，不会再查一次，听到“处理中”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Busy',
        steps: [...toHolder, { press: 'Tab' }, { press: 'Enter' }],
        expect: { called: { onSearch: 0 }, focus: { ...search, states: { disabled: true } }, announced: ['处理中'] },
        brokenBy: 'Mute',
      },
    },
    {
      id: 'heard',
      text: 'Orca 进入时先读“查询金票”，按 Enter 后只说一次找到几条，再逐项读出生效的条件',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'InForce',
        steps: [
          { press: 'Tab', hears: ['查询金票', '待签收', '状态'] },
          { press: 'Tab', hears: ['持有方', '输入', '安禾'] },
          { press: 'Enter', hears: ['找到 2 条'] },
          { press: 'Tab', hears: ['查询', '按钮'] },
          { press: 'Tab', hears: ['重置', '按钮'] },
          { press: 'Tab', hears: ['更多条件', '已收起'] },
          { press: 'Tab', hears: ['2 个条件生效', '移除条件 状态：待签收'] },
        ],
        once: ['找到 2 条'],
      },
    },
    {
      id: 'wide',
      text: '窗口再宽，其余条件一开始也是收起的，展开后“查询”在最后一个条件之后',
      criterion: '1.4.10',
      level: 'SHOULD',
      lane: 'person',
      how: '把窗口拉到 1480 像素以上，打开“没有条件”，再按“更多条件”。',
    },
  ],
  spoken: {
    InForce: [
      'search, 查询金票',
      'textbox, 持有方, 安禾',
      'button, 查询',
      'button, 重置',
      'button, 更多条件, 1 control, not expanded',
      'group, 2 个条件生效',
      'button, 移除条件 状态：待签收',
    ],
  },
  triaged: { 'hidden-content': '“处理中”本来就不显示，只作为按钮的描述读出，由 Button 的 busy-keeps-name 一条验证' },
}
