// Above 250 lines: data, one promise after another, each read by itself.
import type { ComponentContract } from '../lib/contract.ts'

const name = '承诺付款日'
const typeAndLeave = (text: string) => [{ press: 'Tab' }, { type: text }, { press: 'Tab' }]
const openCalendar = [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }]

export const dateFieldContract: ComponentContract = {
  component: 'DateField',
  task: '输入或选择一个日期，知道它是星期几、是不是节假日、能不能选',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  expectations: [
    {
      id: 'name',
      text: '用 Tab 到达编辑框，名字是标签，说明是格式，再按 Tab 到日历按钮',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: {
          present: [{ role: 'textbox', name, description: '年、月、日，可以不写横线', states: { required: true } }],
          focus: { role: 'button', name: `日历 ${name}`, states: { expanded: false } },
          announced: [],
        },
        brokenBy: 'ColouredSquares',
      },
    },
    {
      id: 'typed',
      text: '输入 20251015，离开后变为 2025-10-15，听到一次日期和星期',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: typeAndLeave('20251015'),
        expect: {
          announced: ['2025年10月15日 星期三'],
          present: [
            {
              role: 'textbox',
              name,
              value: '2025-10-15',
              description: '年、月、日，可以不写横线 2025年10月15日 星期三',
            },
          ],
        },
        brokenBy: 'ColouredSquares',
      },
    },
    {
      id: 'typing-silent',
      text: '输入时不改写、不播报',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '2025-10-1' }],
        expect: { announced: [], focus: { role: 'textbox', name, value: '2025-10-1' } },
        brokenBy: 'FormatsWhileTyping',
      },
    },
    {
      id: 'wrong',
      text: '不是日期时说明怎样输入，原来的文字留着',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: typeAndLeave('10月15日'),
        expect: {
          announced: ['日期格式错误。请输入日期，例如 2025-1-15'],
          present: [{ role: 'textbox', name, value: '10月15日', states: { invalid: true } }],
        },
        brokenBy: 'ColouredSquares',
      },
    },
    {
      id: 'limit',
      text: '早于可选范围时说出最早的日期',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Limited',
        steps: [{ press: 'Tab' }, { press: 'Control+a' }, { type: '2025-9-1' }, { press: 'Tab' }],
        expect: { announced: ['日期不能早于 2025年9月25日'] },
        brokenBy: 'WithoutLimits',
      },
    },
    {
      id: 'holiday-described',
      text: '有日期时，说明里有星期和节假日',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Filled',
        expect: {
          present: [
            {
              role: 'textbox',
              value: '2025-10-01',
              description: '年、月、日，可以不写横线 2025年10月1日 星期三，国庆节 休',
            },
          ],
        },
        brokenBy: 'WithoutHolidays',
      },
    },
    {
      id: 'open',
      text: '日历在对话框里打开，焦点在已选的日期，名字有星期、已选择、节假日',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: openCalendar,
        expect: {
          focus: { role: 'button', name: '2025年10月1日 星期三，已选择，国庆节 休' },
          present: [{ role: 'dialog', name: `选择日期 ${name}` }],
          announced: [],
        },
        brokenBy: 'CalendarByHand',
      },
    },
    {
      id: 'alt-opens',
      text: '在编辑框里按 Alt+↓ 打开日历，焦点在已选的日期',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Alt+ArrowDown' }],
        expect: { focus: { role: 'button', name: '2025年10月1日 星期三，已选择，国庆节 休' } },
        brokenBy: 'CalendarByHand',
      },
    },
    {
      id: 'today',
      text: '没有日期时焦点在今天，名字里有“今天”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: openCalendar,
        expect: { focus: { role: 'button', name: '2025年9月24日 星期三，今天' } },
        brokenBy: 'MachineToday',
      },
    },
    {
      id: 'worked',
      text: '调休上班的周末说“上班”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [...openCalendar, { press: 'End' }],
        expect: { focus: { role: 'button', name: '2025年9月28日 星期日，国庆节调休 上班' } },
        brokenBy: 'DaysOffOnly',
      },
    },
    {
      id: 'week-ends',
      text: 'Home 和 End 到这一周的星期一和星期日，可以到上个月',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [...openCalendar, { press: 'End' }, { press: 'Home' }],
        expect: { focus: { role: 'button', name: '2025年9月29日 星期一' }, announced: [] },
        brokenBy: 'MonthEnds',
      },
    },
    {
      id: 'turn-month',
      text: 'PageDown 和 PageUp 到下个月、上个月的同一天',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [...openCalendar, { press: 'PageDown' }, { press: 'PageDown' }, { press: 'PageUp' }],
        expect: { focus: { role: 'button', name: '2025年11月1日 星期六' } },
        brokenBy: 'PagesAreTaken',
      },
    },
    {
      id: 'turn-year',
      text: 'Shift+PageDown 和 Shift+PageUp 到下一年、上一年的同一天',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [...openCalendar, { press: 'Shift+PageUp' }, { press: 'Shift+PageUp' }, { press: 'Shift+PageDown' }],
        expect: { focus: { role: 'button', name: '2024年10月1日 星期二' } },
        brokenBy: 'PagesAreTaken',
      },
    },
    {
      id: 'unavailable',
      text: '不可选的节假日可以到达，名字说明不可选，按 Enter 不会选中',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Limited',
        steps: [...openCalendar, { press: 'ArrowRight' }, { press: 'Enter' }],
        expect: {
          called: { onChange: 0 },
          focus: {
            role: 'button',
            name: '2025年10月1日 星期三，节假日，不可选：国庆节',
            states: { disabled: true },
          },
        },
        brokenBy: 'WithoutLimits',
      },
    },
    {
      id: 'month',
      text: '换月时听到一次“2025年11月”，按钮名为“下个月”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [...openCalendar, { press: 'Shift+Tab' }, { press: 'Shift+Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', name: '下个月' }, announced: ['2025年11月'] },
        brokenBy: 'CalendarByHand',
      },
    },
    {
      id: 'year',
      text: '换年时听到一次“2026年10月”，按钮名为“下一年”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [...openCalendar, { press: 'Shift+Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '下一年' },
          announced: ['2026年10月'],
          present: [{ role: 'button', name: '上一年' }],
        },
        brokenBy: 'CalendarByHand',
      },
    },
    {
      id: 'choose',
      text: '选中后对话框关闭，焦点回到日历按钮，听到一次日期',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [...openCalendar, { press: 'PageDown' }, { press: 'ArrowRight' }, { press: 'Enter' }],
        expect: {
          called: { onChange: 1 },
          announced: ['2025年11月2日 星期日'],
          focus: { role: 'button', name: `日历 ${name}` },
          present: [{ role: 'textbox', name, value: '2025-11-02' }],
        },
        brokenBy: 'SaidTwice',
      },
    },
    {
      id: 'escape',
      text: 'Esc 关闭日历，不改变日期，焦点回到日历按钮',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [...openCalendar, { press: 'ArrowDown' }, { press: 'Escape' }],
        expect: { called: { onChange: 0 }, focus: { role: 'button', name: `日历 ${name}` } },
        brokenBy: 'CalendarByHand',
      },
    },
    {
      id: 'quick-pick',
      text: '常用日期一按即填，超出范围的说明原因',
      criterion: '3.3.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Limited',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          announced: ['2025年10月24日 星期五'],
          present: [{ role: 'button', name: '180 天后', description: '日期不能晚于 2025年12月31日' }],
        },
        brokenBy: 'WithoutLimits',
      },
    },
    {
      id: 'leave',
      text: '空的日期框用 Tab 和 Shift+Tab 都能离开',
      criterion: '2.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'EmptyWithPicks',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: { role: 'button', name: '30 天后' } },
        brokenBy: 'Trap',
      },
    },
    {
      id: 'heard',
      text: 'NVDA、争渡、旁白在日历里移动时读出星期和节假日',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      how: '打开“有日期”，打开日历，用方向键走到 10 月 11 日：听到“国庆节调休 上班”。',
    },
    {
      id: 'orca',
      text: 'Orca 读出标签、必填和格式；离开时只说一次 2025年10月15日 星期三',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Empty',
        steps: [
          { press: 'Tab', hears: ['承诺付款日', '输入', '必需', '年、月、日，可以不写横线'] },
          { type: '20251015' },
          { press: 'Tab', hears: ['2025年10月15日 星期三'] },
        ],
        once: ['2025年10月15日 星期三'],
      },
    },
    {
      id: 'orca-calendar',
      text: 'Orca 打开日历时读出对话框和选中的日期，移动时读出星期和节假日',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Filled',
        steps: [
          { press: 'Tab' },
          { press: 'Tab', hears: ['日历'] },
          { press: 'Enter', hears: ['选择日期', '2025年10月1日 星期三，已选择，国庆节 休'] },
          { press: 'ArrowRight', hears: ['2025年10月2日 星期四，国庆节 休'] },
        ],
      },
    },
  ],
  spoken: {
    Filled: ['textbox, 承诺付款日, 2025-10-01, 年、月、日，可以不写横线 2025年10月1日 星期三，国庆节 休'],
  },
}
