import { families, type Story } from '../catalogue.ts'
import { type Judgement, judge } from '../judge.ts'
import { dealt, everyLook, isFull, type Look, nameOf, usual } from '../look.ts'
import { everyProbe, openedProbes, probesOf } from '../probes.ts'
import type { Storybook } from '../storybook.ts'
import { triage } from '../triage.ts'

/** Looks at a story beside the usual one: all there are, or those that its component is dealt. */
function otherLooks(story: Story): readonly Look[] {
  if (isFull) return everyLook.slice(1)
  const place = families.findIndex(({ title }) => title === story.title)
  const { stories } = families[place]!
  return dealt(place, stories.length)[stories.findIndex(({ id }) => id === story.id)] ?? []
}

/** Judges a story, which is shown in the usual look, as it stands and with what opens in it, and so in its other looks. */
export async function* lookAround(storybook: Storybook, story: Story): AsyncGenerator<Judgement> {
  for (const look of [usual, ...otherLooks(story)]) {
    const isUsual = look === usual
    if (!isUsual) await storybook.show(story, look)
    const canOpen = await storybook.canOpen(story)
    yield await judge(storybook, story, nameOf(look), isUsual ? everyProbe : probesOf(look), triage)
    if (!canOpen) continue
    await storybook.show(story, look)
    await storybook.open(story)
    const where = `${nameOf(look)}, opened`
    yield await judge(storybook, story, where, isUsual ? openedProbes : probesOf(look), triage)
  }
}
