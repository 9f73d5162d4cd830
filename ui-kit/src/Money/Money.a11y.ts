import type { ComponentContract } from '../lib/contract.ts'

export const moneyContract: ComponentContract = {
  component: 'Money',
  task: '听到的金额与看到的金额一分不差',
  pattern: 'none',
  patternNote: '静态文字',
  expectations: [
    {
      id: 'no-figures-spoken',
      text: '无障碍树里没有千分位数字，只有万、元、角、分',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Amount',
        expect: { present: [{ role: 'StaticText', name: '123万4567元8角9分' }], notInTree: /\d{5}|\d[,，.]\d|[¥￥]/ },
        brokenBy: 'BareFigure',
      },
    },
    {
      id: 'sign',
      text: '负数读“负”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Negative',
        expect: { present: [{ role: 'StaticText', name: '负1234元' }], notInTree: /[-−]/ },
        brokenBy: 'MinusSign',
      },
    },
    {
      id: 'limit',
      text: '最大金额每一位都对',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Limit',
        expect: { present: [{ role: 'StaticText', name: '99万9999亿9999万9999元9角8分' }] },
        brokenBy: 'RoundedForTheEar',
      },
    },
    {
      id: 'voices',
      text: 'NVDA + Huihui、NVDA + eSpeak、争渡、旁白读出正确的金额',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“看到千分位，听到万和元角分”，逐行读：一百二十三万四千五百六十七元八角九分。',
    },
    {
      id: 'orca',
      text: 'Orca 逐行读时读出 123万4567元8角9分，不读千分位数字',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Amount',
        steps: [{ press: 'ArrowDown', hears: ['123万4567元8角9分'] }],
        once: ['123万4567元8角9分'],
        silent: [/1,234|567\.89/],
      },
    },
  ],
  spoken: { Amount: ['123万4567元8角9分'], Zero: ['0元'] },
}
