import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readProps } from './readProps.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const kit = join(import.meta.dirname, '..', '..', '..', 'ui-kit', 'src')
const propsOf = (name: string) => readProps(join(kit, name, `${name}.tsx`), name, read)

const files: Record<string, string> = {
  '/X.tsx': `
    import type { Tone, Shared } from './shared.ts'
    import type { Props } from 'a-package'
    const sizes = ['small', 'large'] as const
    type Named = { label: string; 'aria-label'?: never } | { label?: never; 'aria-label': string }
    interface XProps extends Omit<Shared, 'gone'>, Pick<Props, 'id' | 'name'> {
      /** How it
       * looks. @selector [data-tone] */
      tone?: Tone
      size: (typeof sizes)[number]
      onChange?(value: string): void
    }
    export function X({ tone = 'plain', ...rest }: XProps & Named) { const { size = 'small' } = rest; return null }
    export function Bare() { return null }`,
  '/shared.ts': `
    export type Tone = 'plain' | 'loud'
    export interface Shared { gone: string; kept?: boolean }`,
}
const given = (path: string) => files[path] ?? ''

test('types are followed through files, unions, Pick and Omit, and said in words', () => {
  const rows = readProps('/X.tsx', 'X', given)
  expect(rows.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
    ['size', "'small' | 'large'", true],
    ['kept', 'boolean', false],
    ['id', "Props['id']", false],
    ['name', "Props['name']", false],
    ['tone', "'plain' | 'loud'", false],
    ['onChange', 'onChange?(value: string): void', false],
    ['label', 'string', false],
    ['aria-label', 'string', false],
  ])
  expect(rows.filter(({ from }) => from === 'Props').map(({ name }) => name)).toEqual(['id', 'name'])
  expect(rows.find(({ name }) => name === 'tone')).toMatchObject({
    description: 'How it looks.',
    selector: '[data-tone]',
    standard: "'plain'",
  })
  expect(rows.find(({ name }) => name === 'size')?.standard).toBe("'small'")
})

test('a component without properties has no rows, a name that is none is told', () => {
  expect(readProps('/X.tsx', 'Bare', given)).toEqual([])
  expect(() => readProps('/X.tsx', 'Y', given)).toThrow('/X.tsx has no function Y.')
})

test('of the kit: a button’s tones, its reason, and its name in one of two forms', () => {
  const rows = propsOf('Button')
  const row = (name: string) => rows.find((each) => each.name === name)
  expect(row('tone')).toMatchObject({ type: "'primary' | 'secondary' | 'quiet' | 'danger'", standard: "'secondary'" })
  expect(row('disabledReason')?.selector).toBe('[aria-disabled=true]')
  expect(row('children')).toMatchObject({
    type: 'ReactNode',
    isRequired: false,
    description: 'The visible words are the name.',
  })
  expect(row('type')?.type).toBe("RacButtonProps['type']")
})

test('each component of the kit can be read', () => {
  const named = globSync('[A-Z]*', { cwd: kit }).map((name) => basename(name))
  const withProps = named.filter((name) => !['Announcer', 'Toast'].includes(name))
  expect(withProps.length).toBeGreaterThan(60)
  for (const name of withProps) expect(propsOf(name).length, name).toBeGreaterThan(0)
})
