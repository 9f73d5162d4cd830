import { runContract } from '../lib/testing/runContract.tsx'
import { alertDialogContract } from './AlertDialog.a11y.ts'
import * as broken from './AlertDialog.broken.tsx'
import * as stories from './AlertDialog.stories.tsx'

runContract(alertDialogContract, stories, broken)
