import type { Plugin } from 'vite'

/**
 * The stages of a visit. What a stage needs and none before it has loaded is one file: left to itself the bundler makes
 * one for each set of pages that share a module, 180 with 23 pages, most of them under 2 KB, and a page asks for 130.
 */
export interface Stage {
  name: string
  /** Its modules, with all that they import statically. */
  roots: RegExp
}

/** The plugin that finds out which module belongs to which stage, the first that reaches it, and the bundler's groups. */
export function stagesOf(stages: readonly Stage[]) {
  const stageOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'stages-of-a-visit',
    renderStart() {
      const reach = (id: string, stage: string) => {
        if (stageOf.has(id)) return
        stageOf.set(id, stage)
        for (const each of this.getModuleInfo(id)?.importedIds ?? []) reach(each, stage)
      }
      for (const { name, roots } of stages) for (const id of this.getModuleIds()) if (roots.test(id)) reach(id, name)
    },
  }
  // A group takes along what its modules import: the earlier stages take theirs first.
  const groups = stages.map(({ name }, index) => ({
    name,
    test: (id: string) => stageOf.get(id) === name,
    priority: stages.length - index,
  }))
  return { plugin, groups }
}
