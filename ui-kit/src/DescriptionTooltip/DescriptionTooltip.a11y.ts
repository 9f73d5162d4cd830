import type { ComponentContract } from '../lib/contract.ts'

export const descriptionTooltipContract: ComponentContract = {
  component: 'DescriptionTooltip',
  task: '弄懂一个词的意思，再接着做手上的事',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/',
  expectations: [
    {
      id: 'name-and-description',
      text: 'Tab 到达，名字是“说明：年化费率”，描述就是说明的文字',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Closed',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: {
            role: 'button',
            name: '说明：年化费率',
            description: '按一年 360 天计算的融资费用比例，不含平台服务费。',
          },
          announced: [],
        },
        brokenBy: 'TitleOnly',
      },
    },
    {
      id: 'opens-on-focus',
      text: '得到焦点就看得到，听不到第二遍',
      criterion: '1.4.13',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Closed',
        steps: [{ press: 'Tab' }],
        expect: { attribute: { selector: '[data-tooltip]', name: 'aria-hidden', value: 'true' } },
        brokenBy: 'TitleOnly',
      },
    },
    {
      id: 'escape',
      text: '按 Esc 收起，焦点不动',
      criterion: '1.4.13',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Closed',
        steps: [{ press: 'Tab' }, { press: 'Escape' }],
        expect: {
          focus: { role: 'button', name: '说明：年化费率' },
          noElement: '[data-tooltip]',
        },
        brokenBy: 'Fleeting',
      },
    },
    {
      id: 'again',
      text: '收起以后按 Enter 又看得到',
      criterion: '2.1.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Closed',
        steps: [{ press: 'Tab' }, { press: 'Escape' }, { press: 'Enter' }],
        expect: { attribute: { selector: '[data-tooltip]', name: 'data-tooltip', value: '' } },
        brokenBy: 'OpensByFocusAlone',
      },
    },
    {
      id: 'click',
      text: '点一下（手指也一样）就看得到',
      criterion: '1.4.13',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Closed',
        steps: [{ click: { role: 'button', name: '说明：年化费率' } }],
        expect: { attribute: { selector: '[data-tooltip]', name: 'data-tooltip', value: '' } },
        brokenBy: 'TogglesOnClick',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出“说明：年化费率，按钮”，接着读说明，只读一遍',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Closed',
        steps: [
          { press: 'Tab', hears: ['说明：年化费率', '按钮', '按一年 360 天计算的融资费用比例，不含平台服务费。'] },
        ],
        once: ['按一年 360 天计算'],
      },
    },
    {
      id: 'touch',
      text: '在手机上点按标记，说明出现，再点别处消失',
      criterion: '1.4.13',
      level: 'MUST',
      lane: 'person',
      how: '用手机打开“说明是按钮的描述，不打开也读得到”，点按问号。',
    },
  ],
  spoken: { Closed: ['按一年 360 天计算的融资费用比例，不含平台服务费。'] },
}
