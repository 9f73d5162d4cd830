/** One article as the server hands it out; the body's lines that begin with `## ` are headings. */
export interface HelpArticle {
  id: string
  title: string
  body: string
}

/** Without a search the articles of the page, in the page's order; with one, every article that holds all its words. */
export function findArticles(all: readonly HelpArticle[], helpIds: readonly string[], search: string): HelpArticle[] {
  const words = search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return helpIds.flatMap((id) => all.find((article) => article.id === id) ?? [])
  return all.filter(({ title, body }) => {
    const text = `${title}\n${body}`.normalize('NFKC').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

export type HelpPart = { kind: 'heading' | 'paragraph'; text: string }

export const partsOf = (body: string): HelpPart[] =>
  body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.startsWith('## ') ? { kind: 'heading', text: line.slice(3) } : { kind: 'paragraph', text: line },
    )

/** The articles before and after one, as the list has them. */
export function neighboursOf(all: readonly HelpArticle[], article: HelpArticle) {
  const at = all.indexOf(article)
  return { previous: all[at - 1], next: all[at + 1] }
}
