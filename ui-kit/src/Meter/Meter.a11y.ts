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
      text: '用了一分钱说“不足百分之一”，不说百分之零；剩一分钱不说百分之百',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Large',
        expect: { attribute: { selector: '[role=meter]', name: 'aria-valuetext', value: '已用 不足 百分之一' } },
        brokenBy: 'RoundsToNothing',
      },
    },
    {
      id: 'finding',
      text: '一句话说出结论：用了百分之几，还剩多少',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'PartlyUsed',
        expect: { present: [{ role: 'StaticText', name: '已用 百分之六十，剩余 80万元' }] },
        brokenBy: 'GroupedFigures',
      },
    },
    ...[
      { id: 'over', story: 'Over', said: '已超出 50万元' },
      { id: 'over-nothing', story: 'NoLimit', said: '已超出 1000元' },
      { id: 'over-adding', story: 'AddingTooMuch', said: '已超出 20万元' },
    ].map(({ id, story, said }) => ({
      id,
      text: `超出时不说百分之一百，也不说百分之零，说“${said}”`,
      criterion: '1.3.1' as const,
      level: 'MUST' as const,
      lane: 'accessibility-tree' as const,
      check: {
        story,
        expect: {
          attribute: { selector: '[role=meter]', name: 'aria-valuetext', value: said },
          present: [{ role: 'StaticText', name: said }],
        },
        brokenBy: 'StopsAtFull',
      },
    })),
    {
      id: 'table',
      text: '三个金额是一张真的表格，名字里有单位，每个金额有行标题',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'PartlyUsed',
        expect: {
          present: [
            { role: 'table', name: '开立额度（元）' },
            { role: 'rowheader', name: '已用' },
            { role: 'rowheader', name: '剩余' },
            { role: 'rowheader', name: '总额' },
          ],
        },
        brokenBy: 'GroupedFigures',
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
        expect: { present: [{ role: 'rowheader' }], notInTree: /\d,\d{3}/ },
        brokenBy: 'GroupedFigures',
      },
    },
    {
      id: 'adding',
      text: '要用的一笔单独说出百分之几，表格里单独一行，剩余已减去它',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Adding',
        expect: {
          attribute: { selector: '[role=meter]', name: 'aria-valuetext', value: '已用 百分之六十，本次 百分之十五' },
          present: [
            { role: 'StaticText', name: '已用 百分之六十，本次 百分之十五，剩余 50万元' },
            { role: 'rowheader', name: '本次' },
          ],
        },
        brokenBy: 'ForgetsToTakeOff',
      },
    },
    {
      id: 'compact',
      text: '在表格的一格里也有一句话，长条仍有额度名',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Compact',
        expect: {
          present: [
            { role: 'StaticText', name: '已用 百分之六十' },
            { role: 'meter', name: '开立额度' },
          ],
        },
        brokenBy: 'BarOnly',
      },
    },
    {
      id: 'forced-colours',
      text: '强制颜色和打印时仍看得出用了多少',
      criterion: '1.4.11',
      level: 'MUST',
      lane: 'person',
      how: '打开“三个金额都有文字”“加上这一笔”和“加上这一笔就超出了”，用强制颜色模式和打印预览各看一次。',
    },
    {
      id: 'orca',
      text: 'Orca 逐行读出额度名、结论和表格里的三个金额，金额按万元角分读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'PartlyUsed',
        steps: [
          { press: 'ArrowDown', hears: ['开立额度'] },
          { press: 'ArrowDown', hears: ['已用 百分之六十', '剩余 80万元'] },
          // Orca 43 says of a meter that it is one, not its value, which is why the amounts are text.
          { press: 'ArrowDown', hears: ['开立额度'] },
          { press: 'ArrowDown', hears: ['表格', '开立额度（元）', '已用', '120万元'] },
          { press: 'ArrowDown', hears: ['剩余', '80万元'] },
          { press: 'ArrowDown', hears: ['总额', '200万元'] },
        ],
      },
    },
  ],
  spoken: { PartlyUsed: ['开立额度', '已用 百分之六十，剩余 80万元', '120万元', '80万元', '200万元'] },
}
