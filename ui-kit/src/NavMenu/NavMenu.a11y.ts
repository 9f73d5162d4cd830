import type { ComponentContract } from '../lib/contract.ts'

const toGroup = [{ press: 'Tab' }, { press: 'Tab' }] as const

export const navMenuContract: ComponentContract = {
  component: 'NavMenu',
  task: '找到要去的页面，知道自己在哪一页',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/',
  expectations: [
    {
      id: 'structure',
      text: '是一个叫“主导航”的导航，不是菜单栏；收起的内容读不到',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'InGroup',
        expect: {
          present: [
            { role: 'navigation', name: '主导航' },
            { role: 'link', name: '首页' },
            { role: 'button', name: '金票开具', states: { expanded: false } },
          ],
          absent: [{ role: 'menubar' }, { role: 'menu' }, { role: 'link', name: '新开金票' }],
        },
        brokenBy: 'MenuBar',
      },
    },
    {
      id: 'open',
      text: 'Tab 到“金票开具”，按 Enter 展开，焦点不动',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InGroup',
        steps: [...toGroup, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '金票开具', states: { expanded: true } },
          present: [{ role: 'link', name: '新开金票' }],
        },
        brokenBy: 'MenuBar',
      },
    },
    {
      id: 'tab-in',
      text: '展开后 Tab 到里面的第一个链接',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InGroup',
        steps: [...toGroup, { press: 'Space' }, { press: 'Tab' }],
        expect: { focus: { role: 'link', name: '新开金票' } },
        brokenBy: 'PanelBelow',
      },
    },
    {
      id: 'esc',
      text: '在里面按 Esc 收起，焦点回到“金票开具”',
      criterion: '1.4.13',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InGroup',
        steps: [...toGroup, { press: 'Enter' }, { press: 'Tab' }, { press: 'Escape' }],
        expect: {
          focus: { role: 'button', name: '金票开具', states: { expanded: false } },
          absent: [{ role: 'link', name: '新开金票' }],
        },
        brokenBy: 'LonelyGroups',
      },
    },
    {
      id: 'one-open',
      text: '打开另一组，前一组收起',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InGroup',
        steps: [...toGroup, { press: 'Enter' }, { click: { role: 'button', name: '兑付' } }],
        expect: {
          present: [{ role: 'link', name: '兑付登记' }],
          absent: [{ role: 'link', name: '新开金票' }],
        },
        brokenBy: 'LonelyGroups',
      },
    },
    {
      id: 'hover',
      text: '鼠标停留也能展开，移到里面不会消失',
      criterion: '1.4.13',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InGroup',
        steps: [{ hover: { role: 'button', name: '兑付' } }],
        expect: { present: [{ role: 'link', name: '台账查询' }], focus: 'nothing' },
        brokenBy: 'LonelyGroups',
      },
    },
    {
      id: 'current',
      text: '当前页的链接说明“当前页”',
      criterion: '2.4.8',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'OnLink',
        expect: { attribute: { selector: 'a[href="#home"]', name: 'aria-current', value: 'page' } },
        brokenBy: 'LonelyGroups',
      },
    },
    {
      id: 'current-group',
      text: '当前页在一组里时，那一组也说明',
      criterion: '2.4.8',
      level: 'SHOULD',
      lane: 'dom',
      check: {
        story: 'InGroup',
        expect: { attribute: { selector: 'nav li button[aria-current]', name: 'aria-current', value: 'true' } },
        brokenBy: 'LonelyGroups',
      },
    },
    {
      id: 'more',
      text: '放不下的组收进“更多”：按 Enter 展开，里面按组列出；当前页在里面时“更多”也说明',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Folded',
        steps: [...toGroup, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '更多', states: { expanded: true } },
          present: [
            { role: 'list', name: '兑付' },
            { role: 'link', name: '台账查询' },
            { role: 'link', name: '供应商管理' },
          ],
          absent: [{ role: 'button', name: '兑付' }],
        },
        brokenBy: 'LonelyGroups',
      },
    },
    {
      id: 'heard',
      text: 'NVDA、争渡、旁白在当前页的链接上说“当前页”，在它的组上说“当前”；Orca 43 不读 aria-current',
      criterion: '2.4.8',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“当前页在一组里”，按 Tab 到“金票开具”，按 Enter，再按 Tab 到“新开金票”。',
    },
    {
      id: 'orca',
      text: 'Orca 读出有几项，离开时说离开导航；每组读“已收起”，按 Enter 读“已展开”，再读里面的链接',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'InGroup',
        steps: [
          // Of a landmark that begins with a link Orca 43 says neither the name nor, on entering it, the role.
          { press: 'l', hears: ['4 个项目的列表', '首页 链接', '金票开具 已收起 按钮', '供应商管理 链接'] },
          { press: 'Control+Home', hears: ['正在离开导航'] },
          { press: 'Tab', hears: ['首页 链接'] },
          { press: 'Tab', hears: ['金票开具 已收起 按钮'] },
          { press: 'Enter', hears: ['已展开'] },
          { press: 'Tab', hears: ['新开金票 链接'] },
        ],
        once: ['已展开'],
        silent: ['开具复核', '兑付登记'],
      },
    },
  ],
  spoken: {
    InGroup: [
      'navigation, 主导航',
      'link, 首页',
      'button, 金票开具, 1 control, current item, not expanded',
      'button, 兑付, 1 control, not expanded',
    ],
  },
  triaged: { 'hidden-content': '收起的分组本来就不显示，由 open 一条验证' },
}
