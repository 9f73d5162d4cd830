import { run, tool } from './run.ts'

const paths = process.argv.slice(2)
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

const [rules, format] = await Promise.all([
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
])

console.log(rules.output.trim())
console.log(format.output.trim())
if (rules.code !== 0) console.log('\nlint: the rules above are broken.')
if (format.code !== 0)
  console.log('\nlint: the files above are not formatted or their imports not sorted; "pnpm format" does it.')
process.exitCode = rules.code === 0 && format.code === 0 ? 0 : 1
