import type { Finding } from './finding.ts'
import type { News } from './fingerprints.ts'
import { runAxe } from './probes/axe.ts'
import { readConsole } from './probes/console.ts'
import { checkForcedColors } from './probes/forcedColors.ts'
import { runIbm } from './probes/ibm.ts'
import { walkKeyboard, walkNews } from './probes/keyboard.ts'
import { findMouseOnly } from './probes/mouseOnly.ts'
import { findMotion } from './probes/reducedMotion.ts'
import { checkReflow } from './probes/reflow.ts'
import { type Recognise, smallWindows, walkSmall } from './probes/smallWindows.ts'
import { checkSpokenNumbers } from './probes/spokenNumbers.ts'
import { checkStructure } from './probes/structure.ts'
import { measureTargets } from './probes/targetSize.ts'
import { checkTextSpacing } from './probes/textSpacing.ts'
import type { Visit } from './visit.ts'

export type Probe = (visit: Visit) => Finding[] | Promise<Finding[]>

/**
 * In this order on one loaded page: first those that only look, then those that change the window and put it back,
 * then the one that moves the focus, and last what the console said about all of it.
 */
const probes: Record<string, Probe> = {
  structure: checkStructure,
  spokenNumbers: checkSpokenNumbers,
  targetSize: measureTargets,
  mouseOnly: findMouseOnly,
  reducedMotion: findMotion,
  axe: runAxe,
  ibm: runIbm,
  forcedColors: checkForcedColors,
  textSpacing: checkTextSpacing,
  reflow: checkReflow,
  keyboard: walkKeyboard,
  console: readConsole,
}

export interface StateResult {
  findings: Finding[]
  /** Milliseconds by probe. */
  cost: Record<string, number>
}

/** Without the two engines that cost most: IBM's rules, and the walk back. */
const { ibm: _, ...withoutIbm } = probes
const cheaperProbes: Record<string, Probe> = { ...withoutIbm, keyboard: walkNews }

/**
 * Without those that change the window, its colours or its spacing and put them back, nearly half of the time of all: new
 * parts that only a second role sees are of the same components in the same page.
 */
const { forcedColors: _f, textSpacing: _t, reflow: _r, ...standingProbes } = cheaperProbes

/** What is of the page as a whole, and what it did on the way there. */
const probesOfNothing: Record<string, Probe> = { structure: checkStructure, console: readConsole }
/** With the rules on how parts may be put together. */
const probesOfOrder: Record<string, Probe> = { structure: checkStructure, axe: runAxe, console: readConsole }

const probesOf: Record<'all' | 'standing' | News, Record<string, Probe>> = {
  all: probes,
  parts: cheaperProbes,
  standing: standingProbes,
  order: probesOfOrder,
  nothing: probesOfNothing,
}

/** Runs on the state that `visit` shows the probes that what is new in it asks for, or all. */
export const runState = (visit: Visit, news: 'all' | 'standing' | News = 'all'): Promise<StateResult> =>
  runProbes(visit, probesOf[news])

/**
 * The small windows, on the state that `visit` shows: what is new in the smallest, or each of them. What lies over what does
 * not depend on the theme, and hardly on the state: once for each page.
 */
export const runSmall = (visit: Visit, recognise: Recognise | 'all'): Promise<StateResult> =>
  runProbes(visit, {
    smallWindows: (each) =>
      recognise === 'all' ? walkSmall(each, smallWindows) : walkSmall(each, smallWindows.slice(0, 1), recognise),
  })

export async function runProbes(visit: Visit, probes: Readonly<Record<string, Probe>>): Promise<StateResult> {
  const result: StateResult = { findings: [], cost: {} }
  for (const [name, probe] of Object.entries(probes)) {
    const begin = performance.now()
    result.findings.push(...(await probe(visit)))
    result.cost[name] = Math.round(performance.now() - begin)
  }
  return result
}
