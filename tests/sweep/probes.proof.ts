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
import { smallWindows, walkSmall } from './probes/smallWindows.ts'
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
  /** Page where nothing is wrong. */
  clean?: string
  /** How often each rule fires there; nothing else may. */
  finds: Record<string, number>
  /** A rule engine also sees what follows from a defect: its rules must fire, others may. */
  engine?: true
}

const proofs: Proof[] = [
  {
    goal: 'G1 axe, AAA included',
    probe: runAxe,
    defects: 'defect-axe.html',
    // Of the two pale texts, one lies under a list.
    finds: { 'color-contrast': 2, 'color-contrast-enhanced': 1, label: 1, 'image-alt': 1 },
    engine: true,
  },
  {
    goal: 'G2 IBM',
    probe: runIbm,
    defects: 'defect-ibm.html',
    finds: { input_label_exists: 1, img_alt_valid: 1, aria_attribute_required: 1 },
    engine: true,
  },
  // A control without focus is missed in both directions, one behind a trap in one.
  { goal: 'G3 reach', probe: walkKeyboard, defects: 'defect-keyboard.html', finds: { trap: 1, unreachable: 5 } },
  { goal: 'G3 mouse-only', probe: findMouseOnly, defects: 'defect-mouse.html', finds: { 'mouse-only': 3 } },
  { goal: 'G4 focus ring', probe: walkKeyboard, defects: 'defect-ring.html', finds: { 'focus-ring': 3 } },
  {
    goal: 'G4 focus ring of a lone item that keeps the focus',
    probe: walkKeyboard,
    defects: 'defect-ring-alone.html',
    clean: 'clean-ring-alone.html',
    finds: { 'focus-ring': 1 },
  },
  { goal: 'G5 covered', probe: walkKeyboard, defects: 'defect-cover.html', finds: { covered: 9 } },
  {
    goal: 'G5 covered in small windows',
    probe: (visit) => walkSmall(visit, smallWindows),
    defects: 'defect-small.html',
    // In two of the four, and nowhere else.
    finds: { covered: 2 },
  },
  {
    goal: 'G6 targets',
    probe: measureTargets,
    defects: 'defect-target.html',
    finds: { 'target-24': 2, 'target-finger': 2 },
  },
  {
    goal: 'G7 reflow',
    probe: checkReflow,
    defects: 'defect-reflow.html',
    finds: { sideways: 2, 'cut-text': 2, 'control-lost': 1, 'sticky-share': 1 },
  },
  { goal: 'G8 text spacing', probe: checkTextSpacing, defects: 'defect-spacing.html', finds: { 'text-spacing': 2 } },
  {
    goal: 'G9 spoken numbers',
    probe: checkSpokenNumbers,
    defects: 'defect-spoken.html',
    finds: {
      'raw-mask': 1,
      // A text, and a link and a button that nothing describes.
      'digit-run': 3,
      'currency-sign': 1,
      'western-groups': 1,
      'percent-sign': 1,
      'iso-date': 1,
      sign: 1,
    },
  },
  {
    goal: 'accessibility §4 forced colours',
    probe: checkForcedColors,
    defects: 'defect-forced.html',
    // One of them below the window.
    finds: { invisible: 2 },
  },
  {
    goal: 'G13 motion',
    probe: findMotion,
    defects: 'defect-motion.html',
    finds: { 'moving-transition': 1, 'endless-animation': 1 },
  },
  {
    goal: 'accessibility §4 structure',
    probe: checkStructure,
    defects: 'defect-structure.html',
    finds: { 'one-h1': 1, 'one-panel': 1, busy: 1 },
  },
  { goal: 'clean console', probe: readConsole, defects: 'defect-console.html', finds: { 'clean-console': 2 } },
]

for (const { goal, probe, defects, clean = 'clean.html', finds, engine } of proofs) {
  test(`${goal}: the probe finds what is wrong`, async ({ page }) => {
    const found = await probe(await open(page, defects))
    const count: Record<string, number> = {}
    for (const { rule } of found.filter(({ needsReview }) => !needsReview)) count[rule] = (count[rule] ?? 0) + 1
    if (engine) expect(count).toMatchObject(finds)
    else expect(count).toEqual(finds)
  })

  test(`${goal}: the probe is silent where nothing is wrong`, async ({ page }) => {
    const found = await probe(await open(page, clean))
    // What an engine leaves to a person is for `triage.ts`, which has a proof of its own.
    expect(found.filter(({ needsReview }) => !needsReview)).toEqual([])
  })
}

test('G1: the colours of an opened list are judged, whatever ends behind one of its lines', async ({ page }) => {
  const visit = await open(page, 'behind.html')
  const field = page.getByRole('textbox')
  await field.focus()
  const found = await runAxe(visit, { except: ['region'] })
  // Without the focus a list closes, and the next probe would judge another page.
  await expect(field).toBeFocused()
  expect(found.map(({ rule, where, needsReview }) => [rule, where, needsReview])).toEqual([
    ['color-contrast', 'div#list > div:nth-of-type(2) “浅色文字，也占两行，也占两行”', undefined],
  ])
})

test('G2: a rule of the engine that throws is a question, and no defect of the page’s console', async ({ page }) => {
  const visit = await open(page, 'defect-ibm.html')
  const thrown = (await runIbm(visit)).filter(({ rule }) => rule === 'exception')
  expect(thrown).toMatchObject([{ needsReview: true, message: expect.stringContaining('RULE EXCEPTION') }])
  expect(readConsole(visit)).toEqual([])
})

test('G3: a frame is one stop, however many it holds; what holds the focus in it is a trap of the page', async ({
  page,
}) => {
  expect(await walkKeyboard(await open(page, 'frame.html'))).toEqual([])
  const found = await walkKeyboard(await open(page, 'defect-frame.html'))
  expect(found.map(({ rule, where }) => `${rule} at ${where}`)).toEqual([
    'trap at body > main > iframe',
    'unreachable at body > main > button:nth-of-type(2) “陷阱之后”',
  ])
})

async function open(page: Page, name: string): Promise<Visit> {
  const visit = await startVisits(page)
  await page.goto(name, { waitUntil: 'load' })
  return visit
}
