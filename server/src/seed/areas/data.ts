import type { Scene } from '../actors.ts'
import { allocationScenes } from '../allocations.ts'
import { branchScenes } from '../branchIssues.ts'
import { packScenes } from '../packs.ts'

/** Scenes of the package data in the demonstration. */
export const data: readonly Scene[] = [...packScenes, ...allocationScenes, ...branchScenes]
