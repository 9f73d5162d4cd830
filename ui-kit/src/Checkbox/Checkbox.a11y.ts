import type { ComponentContract } from '../lib/contract.ts'

export const checkboxContract: ComponentContract = {
  component: 'Checkbox',
  task: '勾选或取消，并知道现在勾没勾',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  expectations: [
    {
      id: 'space',
      text: '按空格键勾选，状态变为已勾选，听不到额外播报',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Off',
        steps: [{ press: 'Tab' }, { press: 'Space' }],
        expect: {
          focus: { role: 'checkbox', name: '记住企业名称', states: { checked: true } },
          called: { onChange: 1 },
          announced: [],
        },
        brokenBy: 'DivCheckbox',
      },
    },
    {
      id: 'click-label',
      text: '点文字也能勾选',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Off',
        steps: [{ click: { role: 'checkbox', name: '记住企业名称' } }],
        expect: { present: [{ role: 'checkbox', name: '记住企业名称', states: { checked: true } }] },
        brokenBy: 'BoxAlone',
      },
    },
    {
      id: 'description',
      text: '说明跟着名字读出',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'On',
        expect: {
          present: [
            { role: 'checkbox', name: '记住企业名称', description: '公用电脑上请不要勾选', states: { checked: true } },
          ],
        },
        brokenBy: 'DescriptionBeside',
      },
    },
    {
      id: 'mixed',
      text: '部分选中时状态为“部分”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Indeterminate',
        expect: { present: [{ role: 'checkbox', name: '全选本页', states: { checked: 'mixed' } }] },
        brokenBy: 'DrawnDash',
      },
    },
    {
      id: 'error',
      text: '必填和无效是状态，“必填”不在名字里再说一遍；错误跟着读出',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [
            {
              role: 'checkbox',
              name: '我已阅读并同意《金票服务协议》',
              description: '请阅读并同意《金票服务协议》',
              states: { invalid: true },
            },
          ],
        },
        brokenBy: 'ErrorBeside',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出名字、“未勾选”和错误，按空格后读“已勾选”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Invalid',
        steps: [
          {
            press: 'Tab',
            hears: ['我已阅读并同意《金票服务协议》 复选框 未勾选 必需', '无效条目', '请阅读并同意《金票服务协议》'],
          },
          { press: 'Space', hears: ['已勾选'] },
        ],
      },
    },
  ],
  spoken: { Off: ['checkbox, 记住企业名称, not checked'] },
}
