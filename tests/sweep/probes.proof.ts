import type { Page } from '@playwright/test'
import { expect, test } from '../lib/proof.ts'
import type { Finding } from './finding.ts'
import { runAxe } from './probes/axe.ts'
import { readConsole } from './probes/console.ts'
import { checkForcedColors } from './probes/forcedColors.ts'
import { runIbm } from './probes/ibm.ts'
import { walkKeyboard } from './probes/keyboard.ts'
import { findMouseOnly } from './probes/mouseOnly.ts'
import { findMotion } from './probes/reducedMotion.ts'
import { checkReflow } from './probes/reflow.ts'
import { checkSpokenNumbers } from './probes/spokenNumbers.ts'
import { checkStructure } from './probes/structure.ts'
import { measureTargets } from './probes/targetSize.ts'
import { checkTextSpacing } from './probes/textSpacing.ts'
import { startVisits, type Visit } from './visit.ts'

interface Proof {
  goal: string
  probe: (visit: Visit) => Finding[] | Promise<Finding[]>
  /** Page of `tests/fixtures` with the seeded defects. */
  defects: string
  /** Every rule that must fire there. */
  finds: string[]
}

const proofs: Proof[] = [
  {
    goal: 'G1 axe, AAA included',
    probe: runAxe,
    defects: 'defect-axe.html',
    finds: ['color-contrast', 'color-contrast-enhanced', 'label', 'image-alt'],
  },
  { goal: 'G2 IBM', probe: runIbm, defects: 'defect-ibm.html', finds: ['input_label_exists', 'img_alt_valid', 'aria_attribute_required'] },
  { goal: 'G3 reach', probe: walkKeyboard, defects: 'defect-keyboard.html', finds: ['trap', 'unreachable'] },
  { goal: 'G3 mouse-only', probe: findMouseOnly, defects: 'defect-mouse.html', finds: ['mouse-only'] },
  { goal: 'G4 focus ring', probe: walkKeyboard, defects: 'defect-ring.html', finds: ['focus-ring'] },
  { goal: 'G5 covered', probe: walkKeyboard, defects: 'defect-cover.html', finds: ['covered'] },
  { goal: 'G6 targets', probe: measureTargets, defects: 'defect-target.html', finds: ['target-24', 'target-44'] },
  {
    goal: 'G7 reflow',
    probe: checkReflow,
    defects: 'defect-reflow.html',
    finds: ['sideways', 'cut-text', 'control-lost', 'sticky-share'],
  },
  { goal: 'G8 text spacing', probe: checkTextSpacing, defects: 'defect-spacing.html', finds: ['text-spacing'] },
  {
    goal: 'G9 spoken numbers',
    probe: checkSpokenNumbers,
    defects: 'defect-spoken.html',
    finds: ['raw-mask', 'digit-run', 'currency-sign', 'western-groups', 'percent-sign', 'iso-date', 'sign'],
  },
  { goal: '§4 forced colours', probe: checkForcedColors, defects: 'defect-forced.html', finds: ['invisible'] },
  {
    goal: 'G13 motion',
    probe: findMotion,
    defects: 'defect-motion.html',
    finds: ['moving-transition', 'endless-animation'],
  },
  { goal: '§4 structure', probe: checkStructure, defects: 'defect-structure.html', finds: ['one-h1', 'busy'] },
  { goal: 'clean console', probe: readConsole, defects: 'defect-console.html', finds: ['clean-console'] },
]

for (const { goal, probe, defects, finds } of proofs) {
  test(`${goal}: the probe finds what is wrong`, async ({ page }) => {
    const visit = await open(page, defects)
    const found = await probe(visit)
    const sure = found.filter(({ needsReview }) => !needsReview).map(({ rule }) => rule)
    for (const rule of finds) expect(sure).toContain(rule)
  })

  test(`${goal}: the probe is silent where nothing is wrong`, async ({ page }) => {
    const visit = await open(page, 'clean.html')
    // What an engine leaves to a person is for `triage.ts`, which has a proof of its own.
    expect((await probe(visit)).filter(({ needsReview }) => !needsReview)).toEqual([])
  })
}

async function open(page: Page, name: string): Promise<Visit> {
  const visit = await startVisits(page)
  await page.goto(name, { waitUntil: 'load' })
  return visit
}
