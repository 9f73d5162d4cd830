import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { conformanceFolder } from '../../scripts/conformance/write.ts'
import { serveFolder } from '../lib/folderServer.ts'
import { forcedProbes, pageProbes } from '../stories/probes.ts'
import { told } from '../sweep/finding.ts'
import { runAxe } from '../sweep/probes/axe.ts'
import { readConsole } from '../sweep/probes/console.ts'
import { runIbm } from '../sweep/probes/ibm.ts'
import { walkKeyboard } from '../sweep/probes/keyboard.ts'
import { runProbes } from '../sweep/runState.ts'
import { unresolved } from '../sweep/triage.ts'
import { startVisits } from '../sweep/visit.ts'

const test = base.extend({
  baseURL: async ({}, use) => {
    const server = await serveFolder(conformanceFolder)
    await use(server.baseURL)
    await server.close()
  },
})

/** Those of components differ in how much they say: the one that says least and the one that says most. */
function ofComponents(): string[] {
  const folder = 'components'
  return readdirSync(join(conformanceFolder, folder))
    .map((file) => ({ file: `${folder}/${file}`, size: statSync(join(conformanceFolder, folder, file)).size }))
    .toSorted((a, b) => a.size - b.size)
    .filter((_, place, all) => place === 0 || place === all.length - 1)
    .map(({ file }) => file)
}

const engines = { axe: runAxe, ibm: runIbm }
/** Hundreds of links lead from the report to its pages: Tab is tried on those. */
const keyboard = { keyboard: walkKeyboard }
/** A narrow table scrolls, which cuts through texts: the engines have each word before them in the wide window. */
const looks = [
  { colorScheme: 'dark', width: 1280, ofReport: engines, ofComponent: { ...engines, ...keyboard } },
  { colorScheme: 'light', width: 320, ofReport: {}, ofComponent: keyboard },
] as const

for (const { colorScheme, width, ofReport, ofComponent } of looks) {
  const pages = [['acr.html', ofReport], ...ofComponents().map((file) => [file, ofComponent] as const)] as const
  for (const [file, probes] of pages) {
    test(`A11Y G1–G9: ${file} of the conformance report, ${colorScheme}, ${width} px`, async ({ page }) => {
      const visit = await startVisits(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(file)
      const { findings } = await runProbes(visit, {
        ...pageProbes,
        ...forcedProbes,
        ...probes,
        console: readConsole,
      })
      expect(unresolved(findings, file).map(told).join('\n')).toBe('')
    })
  }
}
