import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ComponentContract } from './contract.ts'
import type { ComponentDocs } from './docs.ts'
import { unwrittenIn } from './testing/unwritten.ts'

const src = join(import.meta.dirname, '..')
/** Without a story of their own: seen and tested through those that use them. */
const withoutStory = ['Field', 'KitProvider']
const components = readdirSync(src).filter((name) => /^[A-Z]/.test(name))
const names = components.map((name) => name.toLowerCase())
/** Parts of react-aria that have no words of their own; all others need our corrections (`racStrings.ts`). */
const hasWords = (part: string) =>
  !/^(Button|Link|Input|TextField|Text|Label|FieldError|Heading|Radio\w*|Checkbox\w*|\w*Provider|\w+Context|useLocale)$/.test(
    part,
  )
/** What the browser does in every text box and on every page. */
const keysOfTheBrowser = ['Tab', 'Shift+Tab', 'Control+a', 'Control+End']
/** What documentation may name that no component has. */
const wordsOfThePlatform = new Set(['fieldset', 'main', 'toLocaleString'])
/** What a component consists of, without what tells of it or tests it. */
const codeOf = (name: string) =>
  globSync('*.{ts,tsx}', { cwd: join(src, name), exclude: ['*.{docs,stories,a11y,broken,test}.*'] })
    .map((file) => readFileSync(join(src, name, file), 'utf8'))
    .join('\n')
const exportsOfLib = globSync('lib/*.ts', { cwd: src })
  .flatMap((file) => readFileSync(join(src, file), 'utf8').match(/^export \w+ \w+/gm) ?? [])
  .join('\n')
const partsOf = (source: string) =>
  (/import \{([^}]*)\} from 'react-aria-components'/.exec(source)?.[1] ?? '')
    .split(',')
    .map((part) => part.trim().replace(/ as .*/, ''))
    .filter((part) => part !== '' && !part.startsWith('type '))

/** What an application installs with the kit, besides our own two packages and the React that it has. */
const dependencies = Object.keys(
  (JSON.parse(readFileSync(join(src, '..', 'package.json'), 'utf8')) as { dependencies: object }).dependencies,
).filter((name) => !name.startsWith('@jinpiao/'))

test('decision 0007: six dependencies at most, and none that nothing imports', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.(test|stories|broken)\./.test(file))
  const code = sources.map((file) => readFileSync(join(src, file), 'utf8')).join('\n')
  expect(dependencies.length).toBeLessThanOrEqual(6)
  expect(dependencies.filter((name) => !new RegExp(`from '${name}['/]`).test(code))).toEqual([])
})

test('motion: colours and opacity may fade, nothing moves and nothing runs by itself', () => {
  const styles = globSync('**/*.css.ts', { cwd: src }).map(
    (file) => [file, readFileSync(join(src, file), 'utf8')] as const,
  )
  expect(styles.filter(([, style]) => /\banimation(Name)?:|keyframes\(/.test(style))).toEqual([])
  const mayFade =
    /^((opacity|visibility|color|background-color|border-color) \$\{duration\.(fast|base)\}|none !important)$/
  const moving = styles.flatMap(([file, style]) =>
    [...style.matchAll(/\btransition(?:Property)?: [`'](.*)[`']/g)]
      .flatMap(([, value = '']) => value.split(', '))
      .filter((fade) => !mayFade.test(fade))
      .map((fade) => `${file}: ${fade}`),
  )
  expect(moving).toEqual([])
})

test('pauses: what speaks waits by `lib/pause`, which tests can hold', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.(test|stories|broken)\.|testing/.test(file),
  )
  const waitsByItself = sources.filter((file) => {
    const code = readFileSync(join(src, file), 'utf8')
    return /\bannounce\(/.test(code) && /\b(setTimeout|performance\.now)\(/.test(code)
  })
  expect(waitsByItself).toEqual([])
})

const readme = readFileSync(join(src, '..', 'README.md'), 'utf8')

const fieldCases = readFileSync(join(src, 'lib', 'testing', 'fieldCases.tsx'), 'utf8')

describe.each(components)('%s', (name) => {
  const files = readdirSync(join(src, name))
  const text = (file: string) => readFileSync(join(src, name, file), 'utf8')

  test('anatomy: a component has its stories, its contract, and a test that proves it', () => {
    expect(files).toContain(`${name}.tsx`)
    if (withoutStory.includes(name)) return
    expect(files).toEqual(expect.arrayContaining([`${name}.stories.tsx`, `${name}.a11y.ts`, `${name}.test.tsx`]))
    expect(text(`${name}.test.tsx`)).toContain('runContract(')
  })

  test('written: nothing is left of what `pnpm new:component` left to its author', () => {
    expect(files.flatMap((file) => unwrittenIn(file, text(file)))).toEqual([])
  })

  test('readme: whoever looks for it finds it among the entries', () => {
    expect(readme.includes(`\`${name}\``), `ui-kit/README.md names ${name} under “What there is”`).toBe(true)
  })

  test('contract: it is data that is run and read aloud', async () => {
    if (withoutStory.includes(name)) return
    const contracts: ComponentContract[] = Object.values(await import(join(src, name, `${name}.a11y.ts`)))
    expect(contracts.map(({ component }) => component)).toEqual([name])
    const { expectations, spoken } = contracts[0]!
    const checks = expectations.flatMap(({ check }) => check ?? [])
    expect(new Set(expectations.map(({ id }) => id)).size).toBe(expectations.length)
    expect(checks.filter(({ expect: outcome }) => Object.keys(outcome).length === 0)).toEqual([])
    expect(checks).not.toEqual([])
    expect(Object.values(spoken).flat()).not.toEqual([])
    const heardStories = expectations.flatMap(({ plan }) => plan?.story ?? [])
    for (const story of heardStories) expect(text(`${name}.stories.tsx`)).toContain(`export const ${story}: Story`)
  })

  test('docs: when to use it, when another one, and all keys of its contract', async () => {
    if (withoutStory.includes(name)) return
    const all: ComponentDocs[] = Object.values(await import(join(src, name, `${name}.docs.ts`)))
    expect(all.map(({ component }) => component)).toEqual([name])
    const { alsoCalled = [], when, whenNot, keys, dos, donts } = all[0]!
    // Such a name would lead two ways.
    expect(alsoCalled.filter((other) => names.includes(other.toLowerCase()))).toEqual([])
    for (const part of [when, whenNot, dos, donts]) expect(part).not.toEqual([])
    const instead = whenNot.flatMap(([, ...others]) => others)
    expect(instead.filter((other) => other === name || !components.includes(other))).toEqual([])

    const contracts: ComponentContract[] = Object.values(await import(join(src, name, `${name}.a11y.ts`)))
    const steps = contracts.flatMap(({ expectations }) => expectations.flatMap(({ check }) => check?.steps ?? []))
    const pressed = steps.flatMap((step) => ('press' in step ? [step.press] : []))
    // Of what has no keys of its own, Enter presses a button of the story.
    const known: readonly string[] = keys.length === 0 ? ['Enter'] : keys.flatMap(([press]) => press)
    expect(pressed.filter((key) => !known.includes(key) && !keysOfTheBrowser.includes(key))).toEqual([])
  })

  test('docs: a word of code that they give is one of the component, or of those that they name', () => {
    if (withoutStory.includes(name)) return
    const docs = text(`${name}.docs.ts`)
    const own = codeOf(name)
    const others = components.filter((other) => docs.includes(`\`${other}\``) || own.includes(`'../${other}/`))
    const code = [own, ...others.map(codeOf), exportsOfLib, ...components].join('\n')
    const words = [...docs.matchAll(/`([a-z]\w*)[^`]*`/gi)].flatMap(([, word]) => word ?? [])
    expect(words.filter((word) => !wordsOfThePlatform.has(word) && !new RegExp(`\\b${word}\\b`).test(code))).toEqual([])
  })

  test('modules: no two whose names differ in case only, which are one file when they are built', () => {
    const modules = files.map((file) => file.replace(/\.tsx?$/, '').toLowerCase())
    expect(modules.filter((module, index) => modules.indexOf(module) !== index)).toEqual([])
  })

  test('forms: a field is among those that are tested in native forms and in react-hook-form', () => {
    const isField = name !== 'Field' && /\bF(ield|orm)Parts\b/.test(text(`${name}.tsx`))
    expect(isField && !fieldCases.includes(`'${name}'`), `${name} is missing in testing/fieldCases.tsx`).toBe(false)
  })

  test('size: no file over 400 lines', () => {
    for (const file of files) expect(text(file).split('\n').length, file).toBeLessThanOrEqual(400)
  })

  test('language: parts of react-aria with words of their own come with our corrections', () => {
    const speaking = files.filter((file) => /^\w+\.tsx$/.test(file) && partsOf(text(file)).some(hasWords))
    expect(speaking.filter((file) => !text(file).includes("import '../lib/racStrings.ts'"))).toEqual([])
  })

  test('links: of RAC, which knows the router of the app; an anchor of our own leads within its page only', () => {
    const parts = files.filter((file) => /^\w+\.tsx$/.test(file))
    const anchors = parts.flatMap((file) => text(file).match(/<a\s[^>]*>/g) ?? [])
    expect(anchors.filter((anchor) => !anchor.includes('href={`#'))).toEqual([])
  })

  test('one voice: no live region of its own', () => {
    if (name === 'Announcer') return
    for (const file of files.filter((each) => /^\w+\.tsx$/.test(each))) {
      expect(text(file), file).not.toMatch(/aria-live=|role="(?:status|alert|log)"/)
    }
  })
})
