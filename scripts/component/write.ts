import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenFile, componentFile, storiesFile, styleFile, testFile } from './code.ts'
import { contractFile, docsFile } from './promises.ts'

/** Why there can be no new component of this name; undefined where there can. `src` is `ui-kit/src`. */
export function refusalOf(name: string, src: string): string | undefined {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name)) {
    return `"${name}" is no name of a component: write it in PascalCase, one capital for each word, such as StatusTag or QrCode.`
  }
  // On some machines two names that differ in case only are one folder.
  const taken = readdirSync(src).find((folder) => folder.toLowerCase() === name.toLowerCase())
  return taken && `There is a component ${taken} already, in ui-kit/src/${taken}: choose another name.`
}

/** Every file of a component, by its name. */
export function filesOf(name: string): Readonly<Record<string, string>> {
  const begun = name[0]!.toLowerCase() + name.slice(1)
  const [contract, docs] = [`${begun}Contract`, `${begun}Docs`]
  return {
    [`${name}.tsx`]: componentFile(name),
    [`${name}.css.ts`]: styleFile(),
    [`${name}.a11y.ts`]: contractFile(name, contract),
    [`${name}.broken.tsx`]: brokenFile(),
    [`${name}.docs.ts`]: docsFile(name, docs),
    [`${name}.stories.tsx`]: storiesFile(name),
    [`${name}.test.tsx`]: testFile(name, contract),
  }
}

/** Writes the folder of a component into `src`, which has none of this name. */
export function writeComponent(name: string, src: string): void {
  const folder = join(src, name)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(filesOf(name))) writeFileSync(join(folder, file), text)
}
