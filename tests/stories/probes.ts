import { pageRules } from '@jinpiao/ui-kit/lib/testing/pageRules'
import type { Finding } from '../sweep/finding.ts'
import { runAxe } from '../sweep/probes/axe.ts'
import { readConsole } from '../sweep/probes/console.ts'
import { checkForcedColors, checkStanding } from '../sweep/probes/forcedColors.ts'
import { walkForward, walkKeyboard } from '../sweep/probes/keyboard.ts'
import { findMouseOnly } from '../sweep/probes/mouseOnly.ts'
import { findMotion } from '../sweep/probes/reducedMotion.ts'
import { checkFit, checkReflow } from '../sweep/probes/reflow.ts'
import { checkSpokenNumbers } from '../sweep/probes/spokenNumbers.ts'
import { checkStructure } from '../sweep/probes/structure.ts'
import { measureTargets } from '../sweep/probes/targetSize.ts'
import { checkTextSpacing } from '../sweep/probes/textSpacing.ts'
import type { Probe } from '../sweep/runState.ts'
import type { Visit } from '../sweep/visit.ts'
import { isForced, type Look } from './look.ts'

/**
 * In forced colours axe (4.14) reads the letters' colour from `-webkit-text-fill-color`, which Chromium (156) reports as
 * the page wrote it, and compares it with the forced background. The colours are the system's own pair there.
 */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

const axe = (visit: Visit): Promise<Finding[]> => runAxe(visit, { except: pageRules })
const axeForced = (visit: Visit): Promise<Finding[]> => runAxe(visit, { except: [...pageRules, ...colourRules] })

type Probes = Readonly<Record<string, Probe>>

/** What is the same in every theme and mode: the words, the sizes, what answers to what. */
const ofStory = { spokenNumbers: checkSpokenNumbers, targetSize: measureTargets, mouseOnly: findMouseOnly }

/** What a theme, a mode, a width or a language can change. */
const ofLook = { axe, fit: checkFit, rings: walkForward, console: readConsole }

/**
 * Of a story as it opens in the usual look: what the sweep asks of a page, but for IBM's engine, which has it there, and
 * for axe, which the suite `rendering` runs on it.
 */
export const everyProbe: Probes = {
  ...ofStory,
  reducedMotion: findMotion,
  forcedColors: checkForcedColors,
  textSpacing: checkTextSpacing,
  reflow: checkReflow,
  keyboard: walkKeyboard,
  console: readConsole,
}

/** Of the usual look, when what opens in the story is open: what would resize the window would close it. */
export const openedProbes: Probes = { ...ofStory, ...ofLook }

/** Of every other look. */
export const probesOf = ({ colours }: Look): Probes =>
  isForced(colours) ? { ...ofLook, axe: axeForced, standing: checkStanding } : ofLook

/** Of every page of documentation in the usual look. Its console is read last: it hears the others too. */
export const pageProbes: Probes = {
  ...ofStory,
  structure: checkStructure,
  textSpacing: checkTextSpacing,
  reflow: checkReflow,
}

/** These cost as much as all the others. */
export const dearProbes: Probes = { axe: runAxe, keyboard: walkForward }
export const forcedProbes: Probes = { forcedColors: checkForcedColors }

/** In another look, with everything unfolded. The sources of the stories are heard as they are typed. */
export const unfoldedProbes: Probes = { axe: runAxe, fit: checkFit, console: readConsole }
