import type { ComponentContract } from '../lib/contract.ts'

export const sideNavContract: ComponentContract = {
  component: 'SideNav',
  task: '在同一块里换页面，知道自己在哪一页',
  pattern: 'none',
  patternNote: '导航地标里的链接列表，不需要任何组件角色',
  expectations: [
    {
      id: 'landmark',
      text: '是一个叫“侧边导航”的导航，里面是链接',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Flat',
        expect: {
          present: [
            { role: 'navigation', name: '侧边导航' },
            { role: 'link', name: '银行账户管理' },
          ],
        },
        brokenBy: 'ColourOnly',
      },
    },
    {
      id: 'current',
      text: '当前页的链接说明“当前页”',
      criterion: '2.4.8',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Flat',
        expect: { attribute: { selector: 'a[href="#info"]', name: 'aria-current', value: 'page' } },
        brokenBy: 'ColourOnly',
      },
    },
    {
      id: 'group-name',
      text: '每组链接的列表有名字',
      criterion: '1.3.1',
      level: 'SHOULD',
      lane: 'accessibility-tree',
      check: { story: 'Grouped', expect: { present: [{ role: 'list', name: '企业信息' }] }, brokenBy: 'GroupsByLook' },
    },
    {
      id: 'own-name',
      text: '另有名字的导航用那个名字',
      criterion: '2.4.6',
      level: 'SHOULD',
      lane: 'accessibility-tree',
      check: { story: 'Named', expect: { present: [{ role: 'navigation', name: '帮助文章' }] }, brokenBy: 'SameName' },
    },
    {
      id: 'tab',
      text: 'Tab 依次到每个链接',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Flat',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: { role: 'link', name: '账单' } },
        brokenBy: 'OneTabStop',
      },
    },
    {
      id: 'heard',
      text: 'NVDA、争渡、旁白在当前页的链接上说“当前页”；Orca 43 不读 aria-current',
      criterion: '2.4.8',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“当前页用线和字重说明”，按 Tab 到“银行账户管理”。',
    },
    {
      id: 'orca',
      text: 'Orca 进入时读出“侧边导航”；每组的名字和几项读在它的链接之前',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Grouped',
        steps: [
          { press: 'ArrowDown', hears: ['侧边导航', '账户'] },
          { press: 'ArrowDown', hears: ['资产总览 链接'] },
          { press: 'ArrowDown', hears: ['银行账户管理 链接'] },
          { press: 'ArrowDown', hears: ['企业信息'] },
          { press: 'ArrowDown', hears: ['实名认证 链接'] },
          { press: 'Tab', hears: ['用户角色管理 链接'] },
        ],
        once: ['侧边导航', '企业信息'],
      },
    },
  ],
  spoken: { Flat: ['navigation, 侧边导航', 'link, 银行账户管理, current page'] },
}
