import type { ComponentContract } from '../lib/contract.ts'

export const spokenTextContract: ComponentContract = {
  component: 'SpokenText',
  task: '看到的写法读不准时，听到读得准的说法',
  pattern: 'none',
  patternNote: '静态文字；不给没有角色的元素加 aria-label（axe aria-prohibited-attr）',
  expectations: [
    {
      id: 'mask',
      text: '无障碍树里没有星号，只有开头和尾号',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Masked',
        expect: {
          present: [{ role: 'StaticText', name: '账号，6 2 2 2 开头，尾号 1 2 3 4' }],
          notInTree: /[*＊•●]{2,}/,
        },
        brokenBy: 'Stars',
      },
    },
    {
      id: 'percent',
      text: '百分数读“百分之”，不读符号',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Percent',
        expect: { present: [{ role: 'StaticText', name: '百分之三点九八' }], notInTree: /%/ },
        brokenBy: 'PercentSign',
      },
    },
    {
      id: 'day',
      text: '日期读年月日',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Day',
        expect: { present: [{ role: 'StaticText', name: '2025年1月15日' }], notInTree: /\d-\d/ },
        brokenBy: 'DashedDay',
      },
    },
    {
      id: 'orca',
      text: 'Orca 只读给耳朵的文字：开头和尾号，不读星号',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Masked',
        steps: [{ press: 'ArrowDown', hears: ['账号，6 2 2 2 开头，尾号 1 2 3 4'] }],
        silent: ['星号', '****'],
      },
    },
  ],
  spoken: { Masked: ['账号，6 2 2 2 开头，尾号 1 2 3 4'] },
}
