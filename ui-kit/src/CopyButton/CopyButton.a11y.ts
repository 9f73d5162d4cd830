import type { ComponentContract } from '../lib/contract.ts'

const copy = { role: 'button', name: '复制 金票编号' }
const byHand = { role: 'textbox', name: '没有复制成功，请按 Ctrl+C 复制金票编号' }
const press = [{ press: 'Tab' }, { press: 'Enter' }]

export const copyButtonContract: ComponentContract = {
  component: 'CopyButton',
  task: '把一个编号复制到别处，知道复制了什么、成功了没有；浏览器不让复制时也能拿到',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  expectations: [
    {
      id: 'name',
      text: '用 Tab 到达，名字以看得见的“复制”开头，再说复制什么',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'browser',
      check: { story: 'TicketNumber', steps: [{ press: 'Tab' }], expect: { focus: copy }, brokenBy: 'NamelessIcon' },
    },
    {
      id: 'row',
      text: '表格行里的名字还说是哪一行',
      criterion: '2.4.9',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'InRow',
        expect: { present: [{ role: 'button', name: '复制 金票编号 第 1 行' }] },
        brokenBy: 'AnyRow',
      },
    },
    {
      id: 'own-words',
      text: '有自己的字时，名字就是这些字',
      criterion: '2.5.3',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'OwnWords',
        expect: { present: [{ role: 'button', name: '复制链接 金票客户端' }] },
        brokenBy: 'OtherWords',
      },
    },
    {
      id: 'copied',
      text: '按 Enter 复制一次，听到一次复制了什么，焦点不动，名字不变',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'TicketNumber',
        steps: press,
        expect: { announced: ['已复制金票编号'], focus: copy, called: { write: 1 } },
        brokenBy: 'Renamed',
      },
    },
    {
      id: 'shown',
      text: '复制后看得到“已复制”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'TicketNumber',
        steps: press,
        expect: { attribute: { selector: 'main button [data-done]', name: 'data-done', value: 'true' } },
        brokenBy: 'Unseen',
      },
    },
    {
      id: 'refused',
      text: '浏览器不让复制时，焦点到装着文字的框，名字说按哪个键，没有第二个声音',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Refused',
        steps: press,
        expect: {
          focus: { ...byHand, value: 'JP20261120000008', states: { readonly: true } },
          announced: [],
        },
        brokenBy: 'OnlySaid',
      },
    },
    {
      id: 'by-hand',
      text: '在框里按 Ctrl+C，听到一次复制了什么，焦点回到按钮，框不在了',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Refused',
        steps: [...press, { press: 'Control+c' }],
        expect: { announced: ['已复制金票编号'], focus: copy, absent: [byHand] },
        brokenBy: 'Stays',
      },
    },
    {
      id: 'leave',
      text: '不复制，按 Tab 离开，框不在了，没有声音',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Refused',
        steps: [...press, { press: 'Tab' }],
        expect: { focus: 'nothing', absent: [byHand], present: [copy], announced: [] },
        brokenBy: 'Stays',
      },
    },
    {
      id: 'heard',
      text: 'Orca 读出复制什么，按下后只说一次“已复制金票编号”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'TicketNumber',
        steps: [
          { press: 'Tab', hears: ['复制', '金票编号', '按钮'] },
          { press: 'Enter', hears: ['已复制金票编号'] },
        ],
        once: ['已复制金票编号'],
      },
    },
    {
      id: 'by-hand-heard',
      text: '浏览器不让复制时，读屏软件读出按哪个键和要复制的编号',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“浏览器不让复制：文字已选中”，按 Tab，按 Enter。',
    },
  ],
  spoken: { TicketNumber: ['button, 复制 金票编号'], OwnWords: ['button, 复制链接 金票客户端'] },
}
