import * as enUSModule from 'react-aria-components/i18n/en-US'
import * as zhCNModule from 'react-aria-components/i18n/zh-CN'

type Arguments = Record<string, string | number | boolean>
/** `locale` is private in the formatter's own types; the strings' functions get it all the same. */
interface Formatter {
  locale: string
}
type Entry = string | ((args: Arguments, formatter: Formatter) => string)
type Packages = Record<string, Record<string, Entry>>

// The package declares only the type of its default export, so the values are reached through the namespace.
const enUS = (enUSModule as unknown as { default: Packages }).default
const zhCN = (zhCNModule as unknown as { default: Packages }).default

/**
 * react-aria's Chinese where it is wrong. 工作日 means *working day*, which in a product full of holidays is
 * a different fact; 导航栏 is a toolbar of links, not "you are here"; 长按 tells keyboard users to press a mouse;
 * 下一页 for a calendar's next month, 取消 for a button that only closes.
 */
const corrections: Packages = {
  '@react-aria/datepicker': { weekday: '星期' },
  '@react-aria/breadcrumbs': { breadcrumbs: '当前位置' },
  '@react-aria/grid': { longPressToSelect: '长按进入多选，键盘按空格选择。' },
  '@react-aria/menu': { longPressMessage: '长按，或按 Alt 加向下方向键打开菜单' },
  '@react-aria/table': {
    columnSize: (args) => `列宽 ${args['value']} 像素`,
    expand: '展开',
    resizerDescription: '按 Enter 键开始调整列宽。',
  },
  '@react-aria/tree': { expand: '展开' },
  '@react-aria/tag': { removeDescription: '按 Delete 键移除。' },
  '@react-aria/overlays': { dismiss: '关闭' },
  '@react-aria/calendar': { next: '下个月', previous: '上个月' },
  // A money or count field is a text field with digits: the role word would hide 编辑框.
  '@react-aria/numberfield': { numberField: '编辑框' },
  'react-aria-components': { selectPlaceholder: '请选择' },
}

/** What our own announcer says instead, in every language: two voices for one change would be heard twice. */
const silenced: Record<string, readonly string[]> = {
  '@react-aria/combobox': ['countAnnouncement'],
  '@react-aria/calendar': ['selectedDateDescription'],
}

/** The string that react-aria uses for a key in a language, with our corrections. */
export function racString(packageName: string, key: string, locale: string): Entry | undefined {
  if (silenced[packageName]?.includes(key)) return ''
  if (locale.startsWith('en')) return enUS[packageName]?.[key]
  return corrections[packageName]?.[key] ?? zhCN[packageName]?.[key]
}

/**
 * Puts the corrected strings where react-aria looks first (the global that its server rendering fills).
 * That global knows one locale only, so each entry is a function that asks the formatter for its locale:
 * switching 中文/English then needs no reload.
 *
 * Runs when this file is loaded. Each file that uses a part of react-aria with words of its own imports it
 * (`anatomy.test.ts` watches), so that the strings, 4 KB, are not in the first page, where nothing needs them.
 */
function installRacStrings(): void {
  if (typeof window === 'undefined') return
  const packages: Packages = {}
  for (const [name, strings] of Object.entries(zhCN)) {
    packages[name] = Object.fromEntries(
      Object.keys(strings).map((key): [string, Entry] => [
        key,
        (args, formatter) => {
          const entry = racString(name, key, formatter.locale) ?? key
          return typeof entry === 'function' ? entry(args, formatter) : entry
        },
      ]),
    )
  }
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'zh-CN',
    [Symbol.for('react-aria.i18n.strings')]: packages,
  })
}

installRacStrings()
