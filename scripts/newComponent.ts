import { join } from 'node:path'
import { refusalOf, writeComponent } from './component/write.ts'
import { repository } from './run.ts'

const src = join(repository, 'ui-kit', 'src')
const names = process.argv.slice(2)
const [name = ''] = names
const refusal = names.length === 1 ? refusalOf(name, src) : 'Give one name: pnpm new:component StatusTag'

/** Whatever else finds a component, finds it by its folder. */
const next = `Begun: ui-kit/src/${name}. Each 待写： in it says what is yours to decide; until none is left, tests fail.

What is left to be written, line by line:
  pnpm vitest run --project unit ui-kit/src/lib/anatomy.test.ts -t ${name}
Its contract:
  LONG=1 pnpm vitest run --project kit ui-kit/src/${name}/

Outside its folder:
  ui-kit/README.md           its name under "What there is"; the unit tests ask for it
  ui-kit/src/lib/messages    its own words in both languages, if it has any
  stories/heard              pnpm heard:retake -g '${name}：'; the unit tests ask for it
  ui-kit/budgets.json        its size; pnpm prove packages says how much that is
  tests/stories/pictures.ts  a picture, if its look must not change unseen; no test asks for it
  .changeset                 pnpm exec changeset; no test asks for it

How, and what it costs: docs/guides/add-a-component.md`

if (refusal === undefined) {
  writeComponent(name, src)
  console.log(next)
} else {
  console.error(refusal)
  process.exitCode = 1
}
