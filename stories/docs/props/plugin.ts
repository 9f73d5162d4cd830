import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { foldersWithStories, kit, storiesFile } from '../kitFolders.ts'
import { type PropRow, readProps } from './readProps.ts'

const module = 'virtual:component-props'
const read = (path: string) => readFileSync(path, 'utf8')

/** Of a folder of the kit: the component that its stories are of. */
function propsOfFolder(name: string): PropRow[] {
  const component = /\bcomponent: (\w+)/.exec(read(storiesFile(name)))?.[1] ?? name
  return readProps(join(kit, name, `${name}.tsx`), component, read)
}

/** `virtual:component-props`: the properties of every component, by the name of its folder. */
export function componentProps(): Plugin {
  return {
    name: 'component-props',
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load(id) {
      if (id !== `\0${module}`) return undefined
      const names = foldersWithStories()
      for (const name of names) this.addWatchFile(join(kit, name, `${name}.tsx`))
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, propsOfFolder(name)])))}`
    },
  }
}
