import type { ListeningPlan, ListeningStep, Words } from '@jinpiao/ui-kit/lib/contract'
import { figuresForTheEye } from './listening.ts'
import type { ScreenReader } from './screenReader.ts'

/** One step of a plan that was done, and what Orca said because of it. */
export interface HeardStep {
  press: string
  said: string[]
}

/** What a component said when one of its plans was done. */
export interface HeardPlan {
  component: string
  id: string
  text: string
  story: string
  /** Its fingerprint. */
  plan: string
  heard: HeardStep[]
  /** Versions of what spoke and of what was read. */
  with: { orca: string; chromium: string }
}

/** A page of its own accord takes a second at most to say something (G10); Orca on a busy machine some more. */
const patienceMs = 20_000
/** The announcer leaves half a second between two texts: what is said twice has been said twice by then. */
const lingerMs = 700

const opening = '打开'
const nameOf = (step: ListeningStep) => ('press' in step ? step.press : `输入 ${step.type}`)

/**
 * Does a plan through Orca on the page that is open, waiting at each step for what it must lead to.
 *
 * @param from where the session was before the page was opened
 */
export async function perform(reader: ScreenReader, plan: ListeningPlan, from: number): Promise<HeardStep[]> {
  const heard: { press: string; from: number }[] = []
  const hear = (since: number, wanted: readonly Words[] = []) =>
    reader.listen(since, (said) => firstMissing(wanted, textOf(said)) === undefined, patienceMs)
  if (plan.hears !== undefined) {
    heard.push({ press: opening, from })
    await hear(from, plan.hears)
  }
  for (const step of plan.steps) {
    const since = reader.position
    heard.push({ press: nameOf(step), from: since })
    // A step that leads to no words is not waited for.
    if (step === plan.steps[0] && 'press' in step && step.hears !== undefined)
      await pressFirst(reader, step.press, since)
    else await ('press' in step ? reader.press(step.press) : reader.type(step.type))
    await hear(since, step.hears)
  }
  // In any order, unlike what a step leads to.
  const { once = [] } = plan
  const begin = heard[0]?.from ?? from
  await reader.listen(begin, (said) => once.every((words) => pattern(words).test(textOf(said))), patienceMs)
  await reader.silence(lingerMs)
  return heard.map(({ press, from: since }, index) => ({
    press,
    said: reader.saidBetween(since, heard[index + 1]?.from),
  }))
}

/**
 * On a busy machine Orca loses what is pressed while it still takes in a page that has just been loaded: nothing is said,
 * and the page gets no key. Then it is pressed once more. What the page did get is not: its silence is judged.
 */
async function pressFirst(reader: ScreenReader, key: string, since: number): Promise<void> {
  const keys = await reader.page.evaluateHandle(() => {
    const got = { count: 0 }
    addEventListener('keydown', () => got.count++, { capture: true, once: true })
    return got
  })
  await reader.press(key)
  await reader.listen(since, (said) => said.length > 0, patienceMs)
  // A page that was left by the key has got it.
  const arrived = await keys.evaluate(({ count }) => count).catch(() => 1)
  if (arrived === 0 && reader.saidBetween(since).length === 0) await reader.press(key)
}

/** What is said in several breaths, as one text. */
export const textOf = (said: readonly string[]): string => said.join(' ').replaceAll(/\s+/g, ' ')

const pattern = (words: Words): RegExp =>
  new RegExp(typeof words === 'string' ? words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : words.source, 'g')

/** The first of these that is not there after the ones before it. */
function firstMissing(wanted: readonly Words[], text: string): Words | undefined {
  let at = 0
  return wanted.find((words) => {
    const search = pattern(words)
    search.lastIndex = at
    if (!search.test(text)) return true
    at = search.lastIndex
    return false
  })
}

/**
 * What is wrong with what was heard, one sentence each.
 *
 * @param values what stands in the page's text boxes: that is read as it was typed, of a
 *   password as so many points, and nothing can be put in its place
 */
export function wrongIn(plan: ListeningPlan, heard: readonly HeardStep[], values: readonly string[] = []): string[] {
  const whole = textOf(heard.flatMap(({ said }) => said))
  const typed = values.filter((value) => value !== '').flatMap((value) => [value, '•'.repeat(value.length)])
  const forTheEar = typed.reduce((text, value) => text.replaceAll(value, ''), whole)
  const figures = figuresForTheEye(forTheEar)
  const wanted = [
    ...(plan.hears === undefined ? [] : [{ press: opening, hears: plan.hears }]),
    ...plan.steps.map((step) => ({ press: nameOf(step), hears: step.hears ?? [] })),
  ]
  return [
    ...wanted.flatMap(({ press, hears }, index) => {
      const text = textOf(heard[index]?.said ?? [])
      const missing = firstMissing(hears, text)
      return missing === undefined ? [] : [`${press}: not heard: ${missing}. Heard: ${text || 'nothing'}`]
    }),
    ...(plan.once ?? []).flatMap((words) => {
      const times = whole.match(pattern(words))?.length ?? 0
      return times === 1 ? [] : [`heard ${times} times instead of once: ${words}. Heard: ${whole}`]
    }),
    ...(plan.silent ?? []).flatMap((words) =>
      pattern(words).test(whole) ? [`heard and must not be: ${words}. Heard: ${whole}`] : [],
    ),
    ...figures.map((figure) => `a number for the eye: ${figure}. Heard: ${whole}`),
  ]
}
