/** The texts of both languages, a file for each area, all but those that the first script brings along (`startTexts`). */
const files = import.meta.glob<Record<string, object>>([
  './{zh-CN,en-US}/*.ts',
  '!./zh-CN/{common,shell,routes,login}.ts',
])

/** @throws where no file has this area in this language, or it does not export it. */
export async function readArea(language: string, area: string): Promise<object> {
  const file = files[`./${language}/${area}.ts`]
  if (file === undefined) throw new Error(`No texts for ${area} in ${language}`)
  const texts = (await file())[area]
  if (texts === undefined) throw new Error(`${area} in ${language} does not export its texts`)
  return texts
}
