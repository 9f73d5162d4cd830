import { run, tool } from './run.ts'

const paths = process.argv.slice(2)
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

const [rules, format, unused] = await Promise.all([
  run(tool('oxlint'), ['--report-unused-disable-directives-severity=error', ...paths], {
    output: 'collect',
    env: color,
  }),
  run(
    tool('biome'),
    ['check', '--reporter=summary', '--no-errors-on-unmatched', ...(paths.length > 0 ? paths : ['.'])],
    {
      output: 'collect',
      env: color,
    },
  ),
  // Of the whole: what nobody uses is no question of one file.
  paths.length > 0 ? undefined : run(tool('knip'), ['--no-progress'], { output: 'collect', env: color }),
])

console.log(rules.output.trim())
console.log(format.output.trim())
if (unused !== undefined) console.log(unused.output.trim())
if (rules.code !== 0) console.log('\nlint: the rules above are broken.')
if (format.code !== 0)
  console.log('\nlint: the files above are not formatted or their imports not sorted; "pnpm format" does it.')
if (unused !== undefined && unused.code !== 0) console.log('\nlint: nobody uses the above (knip.jsonc).')
process.exitCode = [rules, format, unused].every((each) => each === undefined || each.code === 0) ? 0 : 1
