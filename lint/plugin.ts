import { accountNumber } from './rules/accountNumber.ts'
import { importExtension } from './rules/importExtension.ts'
import { lateFiles } from './rules/lateFiles.ts'
import { layers } from './rules/layers.ts'
import { noClock } from './rules/noClock.ts'
import { noPhysicalProperty } from './rules/noPhysicalProperty.ts'
import { noRawColor } from './rules/noRawColor.ts'
import { noRawLiveRegion } from './rules/noRawLiveRegion.ts'
import { noVisibleString } from './rules/noVisibleString.ts'

/** The project's own rules: what the architecture promises and no shipped rule can know. */
export default {
  meta: { name: 'jinpiao' },
  rules: {
    'account-number': accountNumber,
    'import-extension': importExtension,
    'late-files': lateFiles,
    layers,
    'no-clock': noClock,
    'no-physical-property': noPhysicalProperty,
    'no-raw-color': noRawColor,
    'no-raw-live-region': noRawLiveRegion,
    'no-visible-string': noVisibleString,
  },
}
