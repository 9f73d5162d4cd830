import type { ComponentContract } from '../lib/contract.ts'

export const meterContract: ComponentContract = {
  component: 'Meter',
  task: '知道额度一共多少、用了多少、还剩多少',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/meter/',
  expectations: [
    {
      id: 'share',
      text: '长条的名字是额度名，值读作“已用 百分之六十”',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'PartlyUsed',
        expect: {
          present: [{ role: 'meter', name: '开立额度' }],
          attribute: { selector: '[role=meter]', name: 'aria-valuetext', value: '已用 百分之六十' },
        },
        brokenBy: 'BarOnly',
      },
    },
    {
      id: 'never-full',
      text: '用了一分钱不说百分之零，剩一分钱不说百分之百',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Large',
        expect: { attribute: { selector: '[role=meter]', name: 'aria-valuenow', value: '1' } },
        brokenBy: 'RoundsToNothing',
      },
    },
    {
      id: 'amounts',
      text: '三个金额按万亿读出，没有逗号分组的数字',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'PartlyUsed',
        expect: { present: [{ role: 'term' }], notInTree: /\d,\d{3}/ },
        brokenBy: 'GroupedFigures',
      },
    },
    {
      id: 'forced-colours',
      text: '强制颜色和打印时仍看得出用了多少',
      criterion: '1.4.11',
      level: 'MUST',
      lane: 'person',
      how: '打开“三个金额都有文字”，用强制颜色模式和打印预览各看一次。',
    },
    {
      id: 'orca',
      text: 'Orca 逐行读出额度名和三个金额，金额按万元角分读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'PartlyUsed',
        steps: [
          { press: 'ArrowDown', hears: ['开立额度'] },
          { press: 'ArrowDown', hears: ['80万元'] },
          // Orca 43 says of a meter that it is one, not its value, which is why the amounts are text.
          { press: 'ArrowDown', hears: ['开立额度'] },
          { press: 'ArrowDown', hears: ['已用'] },
          { press: 'ArrowDown', hears: ['120万元'] },
          { press: 'ArrowDown', hears: ['总额'] },
          { press: 'ArrowDown', hears: ['200万元'] },
        ],
      },
    },
  ],
  spoken: { PartlyUsed: ['开立额度', '80万元', '120万元', '200万元'] },
}
