import { spokenCount } from '@jinpiao/values/spoken'
import { groupedCount } from '../groupedCount.ts'
import { defineMessages } from '../messages.ts'

/** Words of FilterBar and SavedViews. */
export const filterMessages = defineMessages(
  {
    search: '查询',
    reset: '重置',
    more: (inForce: number) => (inForce === 0 ? '更多条件' : `更多条件（${inForce} 个生效）`),
    /** The same on a phone, where all but one field is behind it. */
    filter: (inForce: number) => (inForce === 0 ? '筛选' : `筛选（${inForce} 个生效）`),
    inForce: (count: number) => `${count} 个条件生效`,
    remove: (label: string) => `移除条件 ${label}`,
    saidRemoved: (label: string) => `已移除条件 ${label}`,
    saidReset: '已重置',
    /** What an act has led to; the search itself needs no words before the number. */
    outcome: (act: string, count: number) =>
      [act, count === 0 ? '没有找到符合条件的数据' : `找到 ${spokenCount(count)} 条`].filter(Boolean).join('，'),

    views: '常用视图',
    noView: '没有使用视图',
    isDefault: '默认',
    manage: '管理视图',
    save: '保存为视图',
    rename: (name: string) => `重命名“${name}”`,
    makeDefault: (name: string) => `默认使用“${name}”`,
    endDefault: (name: string) => `不再默认使用“${name}”`,
    delete: (name: string) => `删除“${name}”`,
    name: '视图名称',
    saves: (conditions: readonly string[]) =>
      conditions.length === 0 ? '保存没有条件的列表' : `保存现在的条件：${conditions.join('，')}`,
    doSave: '保存',
    doRename: '重命名',
    empty: '请填写视图名称，例如 本月待签收',
    tooLong: (max: number, over: number) => `视图名称不能超过 ${max} 个字，请删减 ${over} 个字`,
    taken: (name: string) => `已有名为“${name}”的视图，请换一个视图名称`,
    deleteTitle: (name: string) => `删除视图“${name}”？`,
    deleteText: '只删除这个视图，现在的条件和列表不变。',
    doDelete: '删除视图',
    saidApplied: (name: string) => `已使用视图“${name}”`,
    saidSaved: (name: string) => `已保存视图“${name}”`,
    saidRenamed: (name: string) => `视图已重命名为“${name}”`,
    saidDeleted: (name: string) => `已删除视图“${name}”`,
    saidDefault: (name: string) => `已默认使用“${name}”`,
    saidNoDefault: (name: string) => `已不再默认使用“${name}”`,
  },
  {
    search: 'Search',
    reset: 'Reset',
    more: (inForce: number) => (inForce === 0 ? 'More conditions' : `More conditions (${inForce} in force)`),
    filter: (inForce: number) => (inForce === 0 ? 'Filters' : `Filters (${inForce} in force)`),
    inForce: (count: number) => (count === 1 ? '1 condition in force' : `${count} conditions in force`),
    remove: (label: string) => `Remove condition ${label}`,
    saidRemoved: (label: string) => `Condition ${label} removed`,
    saidReset: 'Reset',
    outcome: (act: string, count: number) =>
      [act, count === 0 ? 'nothing found' : `${groupedCount(count)} found`].filter(Boolean).join(', '),

    views: 'Saved views',
    noView: 'No view',
    isDefault: 'default',
    manage: 'Manage views',
    save: 'Save as a view',
    rename: (name: string) => `Rename “${name}”`,
    makeDefault: (name: string) => `Use “${name}” by default`,
    endDefault: (name: string) => `Do not use “${name}” by default`,
    delete: (name: string) => `Delete “${name}”`,
    name: 'Name of the view',
    saves: (conditions: readonly string[]) =>
      conditions.length === 0 ? 'Saves the list without conditions' : `Saves the conditions: ${conditions.join(', ')}`,
    doSave: 'Save',
    doRename: 'Rename',
    empty: 'Enter a name of the view, such as Due this month',
    tooLong: (max: number, over: number) =>
      `The name of the view has at most ${max} characters, please remove ${over === 1 ? 'one' : over}`,
    taken: (name: string) => `There is a view “${name}” already, please choose another name of the view`,
    deleteTitle: (name: string) => `Delete the view “${name}”?`,
    deleteText: 'Only the view is deleted. The conditions and the list stay as they are.',
    doDelete: 'Delete the view',
    saidApplied: (name: string) => `View “${name}” in use`,
    saidSaved: (name: string) => `View “${name}” saved`,
    saidRenamed: (name: string) => `The view is called “${name}” now`,
    saidDeleted: (name: string) => `View “${name}” deleted`,
    saidDefault: (name: string) => `“${name}” is used by default`,
    saidNoDefault: (name: string) => `“${name}” is not used by default any more`,
  },
)
