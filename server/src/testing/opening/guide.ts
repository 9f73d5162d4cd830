import { readFileSync } from 'node:fs'

const GUIDE = new URL('../../../../docs/guides/open-a-platform.md', import.meta.url)

/** The door from an institution's side. */
export const institutionGuide = (): string => readFileSync(new URL('connect-an-institution.md', GUIDE), 'utf8')

/** What stands for a value in the guide: `$FUNDER`. */
export type Values = Map<string, string>

/** Words of a command line as a shell would read them: quotes, a backslash nowhere, `$NAME` by its value. */
function wordsOf(line: string, values: Values): string[] {
  const words = line.match(/(?:'[^']*'|[^\s'])+/g) ?? []
  return words.map((word) =>
    word.replaceAll(/'([^']*)'|\$(\w+)/g, (_, quoted: string | undefined, name: string | undefined) => {
      if (quoted !== undefined) return quoted
      const value = values.get(name ?? '')
      if (value === undefined) throw new Error(`Nothing stands for $${name} in: ${line}`)
      return value
    }),
  )
}

/** The guide's commands `pnpm admin …`, by the number of their section, in their order. */
export function guideCommands(): ReadonlyMap<number, readonly string[]> {
  const sections = readFileSync(GUIDE, 'utf8')
    .split(/^## (?=\d+\.)/m)
    .slice(1)
  return new Map(
    sections.map((section) => {
      const blocks = [...section.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block)
      return [Number.parseInt(section), blocks.join('').match(/^pnpm admin .*$/gm) ?? []] as const
    }),
  )
}

/** `branches.json`, as the guide has it. */
export function guideBranches(): string {
  const [, block] = /^```json\n([^]*?)^```/m.exec(readFileSync(GUIDE, 'utf8')) ?? []
  if (block === undefined) throw new Error('The guide has no branches.json')
  return block
}

/** One command as its arguments. */
export const argumentsOf = (line: string, values: Values): string[] => wordsOf(line, values).slice(2)
