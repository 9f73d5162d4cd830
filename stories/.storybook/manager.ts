import { createElement, useEffect, useState } from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

const title = '无障碍符合性'
const notRun = '还没有运行：先运行 pnpm prove browser rendering，再运行 pnpm storybook:build。'
const text = { padding: 16 }

/**
 * What was tested of the component whose story is shown, how, and what was not: the page that `pnpm conformance` wrote.
 * Without JSX: Storybook compiles this file in a way of its own, for which React would have to be in scope.
 */
function ConformancePanel() {
  useStorybookState()
  const component = /\/ui-kit\/src\/(\w+)\//.exec(useStorybookApi().getCurrentStoryData()?.importPath ?? '')?.[1]
  const [reported, setReported] = useState<readonly string[]>()
  useEffect(() => {
    fetch('conformance/index.json')
      .then((answer) => answer.json() as Promise<{ components: string[] }>)
      // No report: whatever is answered in its place is no JSON.
      .catch(() => ({ components: [] }))
      .then(({ components }) => setReported(components))
      .catch(() => {})
  }, [])

  if (reported === undefined) return null
  if (component === undefined) return createElement('p', { style: text }, '这个故事不属于某一个组件。')
  if (!reported.includes(component)) return createElement('p', { style: text }, notRun)
  return createElement('iframe', {
    key: component,
    title: `${component} ${title}`,
    src: `conformance/components/${component}.html`,
    style: { inlineSize: '100%', blockSize: '100%', border: 0 },
  })
}

addons.setConfig({ theme: create({ base: 'light', brandTitle: '金票组件库', brandUrl: './' }) })

addons.register('jinpiao/conformance', () => {
  addons.add('jinpiao/conformance/panel', {
    type: types.PANEL,
    title,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(ConformancePanel) : null),
  })
})
