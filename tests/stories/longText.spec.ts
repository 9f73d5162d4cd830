import { storyOf } from './catalogue.ts'
import { type Look, usual } from './look.ts'
import { expect, test } from './test.ts'

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
