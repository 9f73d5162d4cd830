import { componentOf, families, type Story, storyOf } from './catalogue.ts'
import { judge } from './judge.ts'
import { dealt, everyLook, isFull, type Look, nameOf, usual } from './look.ts'
import { everyProbe, openedProbes, probesOf } from './probes.ts'
import { expect, test } from './test.ts'
import { triage } from './triage.ts'

// One test for each component, or for each story when it has every look: then no browser is left alone with the longest
// component. What is new in Storybook is looked at without a line here.
const tests = isFull
  ? families.flatMap(({ title, stories }) =>
      stories.map((story) => ({ title: `${title}: ${story.name}`, stories: [story] })),
    )
  : families
for (const [place, { title, stories }] of tests.entries()) {
  // The conformance report reads what was seen of which component.
  const annotation = { type: 'looks', description: componentOf(stories[0] as Story) }
  test(`A11Y G1, G3–G9, G13: ${title}`, { annotation }, async ({ storybook }, info) => {
    const wrong: string[] = []
    const hands = dealt(place, stories.length)
    await storybook.load(stories[0] as Story)
    for (const [index, story] of stories.entries()) {
      const others = isFull ? everyLook.slice(1) : (hands[index] ?? [])
      for (const [turn, look] of [usual, ...others].entries()) {
        info.setTimeout(info.timeout + 20_000)
        const isUsual = turn === 0
        await storybook.show(story, look)
        const canOpen = await storybook.canOpen(story)
        wrong.push(
          ...(await judge(storybook, story, nameOf(look), isUsual ? everyProbe : probesOf(look), triage, info)),
        )
        if (!canOpen) continue
        await storybook.show(story, look)
        await storybook.open(story)
        const where = `${nameOf(look)}, opened`
        wrong.push(...(await judge(storybook, story, where, isUsual ? openedProbes : probesOf(look), triage, info)))
      }
    }
    expect(wrong.join('\n')).toBe('')
  })
}

test('long text: what is seen is longer in every word, names too, figures not', async ({ storybook }) => {
  const story = storyOf('MoneyField/Limited')
  const read = async (text: Look['text']) => {
    await storybook.show(story, { ...usual, text })
    const field = storybook.page.getByRole('textbox')
    return {
      name: (await field.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent)) ?? '',
      all: (await storybook.page.locator('main').textContent()) ?? '',
    }
  }
  const english = await read('en-US')
  const long = await read('long')
  expect(long.name.length).toBeGreaterThan(english.name.length * 1.4)
  expect(long.all.length).toBeGreaterThan(english.all.length * 1.4)
  const figures = (text: string) => text.replaceAll(/\D/g, '')
  expect(figures(long.all)).toBe(figures(english.all))
  await expect(storybook.page.getByRole('textbox', { name: long.name })).toBeVisible()
})
