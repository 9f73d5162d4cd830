import type { Plugin } from 'vite'
import { foldersWithStories, storiesFile } from '../kitFolders.ts'
import { kitExamples } from './kitExamples.ts'

const module = 'virtual:component-examples'

/** `virtual:component-examples`: what the code of each story is in an application that has installed the kit. */
export function componentExamples(): Plugin {
  return {
    name: 'component-examples',
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load(id) {
      if (id !== `\0${module}`) return undefined
      for (const folder of foldersWithStories()) this.addWatchFile(storiesFile(folder))
      return `export default ${JSON.stringify(kitExamples())}`
    },
  }
}
