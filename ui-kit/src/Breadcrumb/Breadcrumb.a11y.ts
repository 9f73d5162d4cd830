import type { ComponentContract } from '../lib/contract.ts'

export const breadcrumbContract: ComponentContract = {
  component: 'Breadcrumb',
  task: '知道本页在哪里，并回到上级',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
  expectations: [
    {
      id: 'landmark',
      text: '导航区名为“当前位置”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'ThreeLevels',
        expect: { present: [{ role: 'navigation', name: '当前位置' }] },
        brokenBy: 'PlainLine',
      },
    },
    {
      id: 'current',
      text: '本页标为当前页，不是链接',
      criterion: '2.4.8',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'ThreeLevels',
        expect: {
          attribute: { selector: 'li:last-child', name: 'aria-current', value: 'page' },
          absent: [{ role: 'link', name: '开立复核' }],
        },
        brokenBy: 'LinksToItself',
      },
    },
    {
      id: 'up',
      text: '按 Tab 依次到达上级',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'ThreeLevels',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: { role: 'link', name: '开立' } },
        brokenBy: 'MiddleIsText',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出“当前位置”、各级名称和“当前页”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“说明本页在哪里”，按 D（地标），再用向下箭头阅读。',
    },
    {
      id: 'orca',
      text: 'Orca 读出有几级和各级名称，上级是链接，本页在最后、不是链接；离开时说离开导航',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'ThreeLevels',
        steps: [
          // Of a landmark that begins with a link Orca 43 says neither the name nor, on entering it, the role.
          { press: 'l', hears: ['3 个项目的列表', '首页 链接', '开立 链接', '开立复核'] },
          { press: 'Control+Home', hears: ['正在离开列表', '正在离开导航'] },
        ],
        once: ['开立复核'],
        silent: ['开立复核 链接'],
      },
    },
  ],
  spoken: { ThreeLevels: ['navigation, 当前位置', 'link, 首页', 'link, 开立'] },
}
