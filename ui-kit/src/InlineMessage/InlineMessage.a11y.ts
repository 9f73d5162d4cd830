import type { ComponentContract } from '../lib/contract.ts'

export const inlineMessageContract: ComponentContract = {
  component: 'InlineMessage',
  task: '读到旁边这件事的提示，知道它有多要紧',
  pattern: 'none',
  patternNote: '一句静态文字，不是控件，也不是实时区域',
  expectations: [
    {
      id: 'tone-in-words',
      text: '语气以文字出现在可访问性树里，不只靠颜色',
      criterion: '1.4.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Warning',
        expect: {
          present: [
            { role: 'StaticText', name: '注意：' },
            { role: 'link', name: '查看节假日' },
          ],
        },
        brokenBy: 'ColourOnly',
      },
    },
    {
      id: 'silent',
      text: '提示出现时不打断朗读',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Warning',
        expect: { attribute: { selector: 'main p', name: 'role', value: null }, announced: [] },
        brokenBy: 'Loud',
      },
    },
    {
      id: 'serials',
      text: '票号逐位读，不读成一个大数',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'LongText',
        expect: { present: [{ role: 'StaticText', name: /已被冻结/ }], notInTree: /\d{11,}/ },
        brokenBy: 'SerialAsNumber',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出“注意：承诺付款日是节假日……”，不读图标',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Warning',
        steps: [{ press: 'ArrowDown', hears: ['注意', '承诺付款日是节假日'] }],
        silent: ['图像', '图标'],
      },
    },
  ],
  spoken: { Warning: ['注意：', '承诺付款日是节假日，将顺延到下一个工作日。', 'link, 查看节假日'] },
}
