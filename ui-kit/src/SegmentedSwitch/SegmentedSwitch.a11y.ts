import type { ComponentContract } from '../lib/contract.ts'

export const segmentedSwitchContract: ComponentContract = {
  component: 'SegmentedSwitch',
  task: '在几种看法之间换，知道现在是哪一种',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  expectations: [
    {
      id: 'tab-enters',
      text: '用 Tab 到达选中的一段，名字是看得见的字',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Named',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'radio', name: '季', states: { checked: true } },
          present: [{ role: 'radiogroup', name: '统计周期' }],
        },
        brokenBy: 'ColouredButtons',
      },
    },
    {
      id: 'arrows',
      text: '按右箭头换到下一段，立即生效，没有额外播报',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Views',
        steps: [{ press: 'Tab' }, { press: 'ArrowRight' }],
        expect: {
          focus: { role: 'radio', name: '图表', states: { checked: true } },
          called: { onChange: 1 },
          announced: [],
        },
        brokenBy: 'ColouredButtons',
      },
    },
    {
      id: 'around',
      text: '在最后一段按右箭头回到第一段',
      criterion: '2.1.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Views',
        steps: [{ press: 'Tab' }, { press: 'ArrowRight' }, { press: 'ArrowRight' }],
        expect: { focus: { role: 'radio', name: '表格', states: { checked: true } } },
        brokenBy: 'StopsAtTheEnd',
      },
    },
    {
      id: 'click',
      text: '点一段就换过去',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Views',
        steps: [{ click: { role: 'radio', name: '图表' } }],
        expect: {
          present: [
            { role: 'radio', name: '图表', states: { checked: true } },
            { role: 'radio', name: '表格', states: { checked: false } },
          ],
        },
        brokenBy: 'ForgetsChoice',
      },
    },
    {
      id: 'described',
      text: '组有名字和说明',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'LongText',
        expect: { present: [{ role: 'radiogroup', name: '到期时间', description: '按承诺付款日计算' }] },
        brokenBy: 'ColouredButtons',
      },
    },
    {
      id: 'heard',
      text: 'Orca 读出组的名字、选中的一段；右箭头到下一段',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Views',
        steps: [
          { press: 'Tab', hears: ['显示方式', '表格'] },
          { press: 'Orca+a', hears: ['焦点模式'] },
          { press: 'ArrowRight', hears: ['图表'] },
        ],
      },
    },
  ],
  spoken: { Views: ['radiogroup, 显示方式, orientated horizontally'] },
}
