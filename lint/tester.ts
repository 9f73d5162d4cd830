import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { type Rule, repository } from './rule.ts'

RuleTester.describe = describe
RuleTester.it = it

/** One line of a rule's table: the file it pretends to be, and its source. */
type Case = readonly [file: string, code: string]

/**
 * Runs a rule over sources that it must leave alone and over sources that it must report.
 * A reported case names the messages, each as its exact text or a pattern.
 */
export function testRule(
  name: string,
  rule: Rule,
  cases: { leaves: readonly Case[]; reports: readonly (readonly [...Case, ...errors: (string | RegExp)[]])[] },
) {
  new RuleTester({ cwd: repository }).run(name, rule, {
    valid: cases.leaves.map(([filename, code]) => ({ name: `${filename}: ${code}`, filename, code })),
    invalid: cases.reports.map(([filename, code, ...errors]) => ({
      name: `${filename}: ${code}`,
      filename,
      code,
      errors,
    })),
  })
}
