import type { ComponentDocs } from '../lib/docs.ts'

export const dateRangePickerDocs: ComponentDocs = {
  component: 'DateRangePicker',
  alsoCalled: ['RangePicker'],
  when: ['按时间查询和统计：提交日期从哪天到哪天。'],
  whenNot: [
    ['只有一个日期', 'DateField'],
    ['只有几个固定的范围', 'SegmentedSwitch', 'Select'],
  ],
  keys: [
    ['Tab', '依次到起始框、它的日历按钮、结束框、它的日历按钮；空着也离得开'],
    ['Enter', '打开日历；在日历里选中一天'],
    [['ArrowLeft', 'ArrowRight'], '日历里前一天、后一天'],
    [['ArrowUp', 'ArrowDown'], '日历里上一周、下一周的同一天'],
    [['Home', 'End'], '日历里这一周的星期一、星期日'],
    [['PageUp', 'PageDown'], '日历里上个月、下个月的同一天'],
    [['Shift+PageUp', 'Shift+PageDown'], '日历里上一年、下一年的同一天'],
    ['Escape', '关闭日历'],
  ],
  dos: [
    ['两个框各有名字：“提交日期从”“提交日期至”', '跳读到第二个框的人不知道组名'],
    ['常用范围用 `quickPicks`', '“近 30 天”一按，两端都填好，听到一次范围和天数'],
    ['两端都可以不填', '只想看某天之后的人不必想一个结束日'],
  ],
  donts: [
    ['把两个框合成一个', 'Tab 出不去、改一半会清空另一半，是常见范围框最伤人的地方'],
    ['填反时自动对调', '人以为选的是 3 月到 1 月，应该说出来让人改'],
  ],
  words: ['范围说成“2025年1月15日 至 2025年3月1日，共 46 天”，中间用“至”，两端都算在内。'],
}
