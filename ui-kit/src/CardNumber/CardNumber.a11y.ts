import type { ComponentContract } from '../lib/contract.ts'

export const cardNumberContract: ComponentContract = {
  component: 'CardNumber',
  task: '逐位核对一个完整的号码',
  pattern: 'none',
  patternNote: '静态文字',
  expectations: [
    {
      id: 'digit-by-digit',
      text: '逐位朗读，组与组之间停顿',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'BankCard',
        expect: { present: [{ role: 'StaticText', name: /^6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3$/ }] },
        brokenBy: 'SpacedDigits',
      },
    },
    {
      id: 'no-thousands',
      text: '树里没有会被读成千位数的数字串',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: { story: 'BankCard', expect: { notInTree: /\d{4,}/ }, brokenBy: 'SpacedDigits' },
    },
    {
      id: 'letter-x',
      text: '末位 X 读作“字母 X”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'IdCard',
        expect: { present: [{ role: 'StaticText', name: /0 0 2 字母 X$/ }] },
        brokenBy: 'BareX',
      },
    },
    {
      id: 'heard',
      text: '读屏软件逐位读出号码',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'BankCard',
        steps: [{ press: 'ArrowDown', hears: ['6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3'] }],
      },
    },
  ],
  spoken: { BankCard: ['6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3'] },
}
