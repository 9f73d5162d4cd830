import type { ComponentDocs } from '../lib/docs.ts'

export const dateFieldDocs: ComponentDocs = {
  component: 'DateField',
  alsoCalled: ['DatePicker', 'DateInput', 'Calendar'],
  when: ['一个具体的日期：承诺付款日、合同日期、生日。'],
  whenNot: [
    ['从哪天到哪天', 'DateRangePicker'],
    ['只要“近 30 天”这样的范围', 'Select', 'SegmentedSwitch'],
    ['距今多少天', 'NumberField'],
  ],
  keys: [
    ['Tab', '到编辑框，再到日历按钮；两个方向都离得开'],
    ['Alt+ArrowDown', '在编辑框里打开日历'],
    [['ArrowLeft', 'ArrowRight'], '日历里前一天、后一天'],
    [['ArrowUp', 'ArrowDown'], '日历里上一周、下一周的同一天'],
    [['Home', 'End'], '日历里这一周的星期一、星期日'],
    [['PageUp', 'PageDown'], '日历里上个月、下个月的同一天'],
    [['Shift+PageUp', 'Shift+PageDown'], '日历里上一年、下一年的同一天'],
    ['Enter', '打开日历；在日历里选中，焦点回到日历按钮'],
    ['Escape', '关闭日历，日期不变'],
  ],
  dos: [
    ['先让人输入，日历是第二条路', '知道日期的人打八个数字，比在日历里走三个月快'],
    ['`today` 给服务器的今天', '公司的电脑时钟会差一天，能不能选就错了'],
    ['可选范围写在 `description` 里', '“到期前 15 天内不可转让”要在填之前知道'],
    ['常用的日子用 `quickPicks`', '“90 天后”一按就对，不用算'],
  ],
  donts: [
    ['离开时改掉人写的字又不说', '写 2025-1-5 变成 2025-01-05 要说出来，还带星期'],
    ['把节假日从日历里拿掉', '看不到的日子不知道是不能选还是没有；要到达并说明原因'],
  ],
  words: ['格式示例写进说明：“例如 2025-10-15”。', '不可选的原因写全：“节假日，不可选：元旦”，不写“不可用”。'],
}
