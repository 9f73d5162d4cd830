import type { ComponentContract } from '../lib/contract.ts'

export const amountInWordsContract: ComponentContract = {
  component: 'AmountInWords',
  task: '核对大写金额，并能复制',
  pattern: 'none',
  patternNote: '静态文字，由金额框的说明引用',
  expectations: [
    {
      id: 'readable',
      text: '大写可以被读屏逐字读到，前面说“大写金额”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Words',
        expect: { present: [{ role: 'StaticText', name: '壹仟肆佰零玖元伍角整' }] },
        brokenBy: 'HiddenWords',
      },
    },
    {
      id: 'silent',
      text: '大写自己不播报',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'OfField',
        expect: { attribute: { selector: 'main output', name: 'aria-live', value: 'off' } },
        brokenBy: 'LiveOutput',
      },
    },
    {
      id: 'limit',
      text: '超出可转换范围时说明，而不是写错',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'TooLarge',
        expect: { present: [{ role: 'StaticText', name: '金额超出可转换范围' }] },
        brokenBy: 'WordsThatDoNotExist',
      },
    },
    {
      id: 'orca',
      text: 'Orca 逐行读时先读“大写金额”，再读大写',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Words',
        steps: [{ press: 'ArrowDown', hears: ['大写金额', '壹仟肆佰零玖元伍角整'] }],
        once: ['壹仟肆佰零玖元伍角整'],
      },
    },
  ],
  spoken: { Words: ['大写金额', '壹仟肆佰零玖元伍角整'] },
}
