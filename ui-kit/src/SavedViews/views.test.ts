import { expect, test } from 'vitest'
import {
  type SavedView,
  VIEW_NAME_MAX,
  viewNameProblem,
  viewOf,
  withDefault,
  withName,
  withoutView,
  withView,
} from './views.ts'

const views: SavedView[] = [
  { id: 'a', name: '待签收', query: 'state=PENDING' },
  { id: 'view-3', name: 'Due in May', query: 'from=2025-05-01&to=2025-05-31', isDefault: true },
]

test('3.3.1: a name is there, short enough, and no other view has it', () => {
  expect(viewNameProblem('  ', views)).toEqual({ kind: 'empty' })
  expect(viewNameProblem('金'.repeat(VIEW_NAME_MAX), views)).toBeUndefined()
  expect(viewNameProblem('金'.repeat(VIEW_NAME_MAX + 3), views)).toEqual({ kind: 'tooLong', over: 3 })
  expect(viewNameProblem('𬭎'.repeat(VIEW_NAME_MAX), views)).toBeUndefined()
  expect(viewNameProblem('待签收 ', views)).toEqual({ kind: 'taken', name: '待签收' })
  expect(viewNameProblem('已签收', views)).toBeUndefined()
})

test('names that sound the same are the same', () => {
  expect(viewNameProblem('due  IN may', views)).toEqual({ kind: 'taken', name: 'Due in May' })
  expect(viewNameProblem('Ｄｕｅ in May', views)).toEqual({ kind: 'taken', name: 'Due in May' })
})

test('a view is in use when its conditions are, in whatever order', () => {
  expect(viewOf(views, 'to=2025-05-31&from=2025-05-01')?.id).toBe('view-3')
  expect(viewOf(views, '?state=PENDING')?.id).toBe('a')
  expect(viewOf(views, 'state=PENDING&from=2025-05-01')).toBeUndefined()
  expect(viewOf(views, '')).toBeUndefined()
})

test('saving, renaming and deleting leave the others as they are', () => {
  const more = withView(views, ' 大额  金票 ', 'amountFrom=1000000')
  expect(more.slice(0, 2)).toEqual(views)
  expect(more[2]).toEqual({ id: 'view-4', name: '大额 金票', query: 'amountFrom=1000000' })
  expect(withName(views, 'a', ' 等我签收 ')).toEqual([{ ...views[0], name: '等我签收' }, views[1]])
  expect(withoutView(views, 'a')).toEqual([views[1]])
})

test('one view at most is the default', () => {
  expect(withDefault(views, 'a').map(({ isDefault }) => isDefault)).toEqual([true, undefined])
  expect(withDefault(views, undefined).some(({ isDefault }) => isDefault)).toBe(false)
})
