import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import RunnerEnvironment from '@storybook/test-runner/playwright/custom-environment.js'

/**
 * The runner's own, with its hooks given from outside: Jest would read them, the probes and all of Storybook's tools anew
 * for each component; here a worker reads them once.
 */
export default class Environment extends RunnerEnvironment {
  async setup() {
    await super.setup()
    const { preVisit, postVisit } = await getTestRunnerConfig()
    Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage })
  }

  /** A story that is tried again gets a page of its own: what failed may still be at work in the old one. */
  async handleTestEvent(event) {
    await super.handleTestEvent(event)
    if (event.name !== 'test_retry') return
    await this.global.jestPlaywright.resetPage()
    await setupPage(this.global.page, this.global.context)
  }
}
