import { runContract } from '../lib/testing/runContract.tsx'
import { uploadListContract } from './UploadList.a11y.ts'
import * as broken from './UploadList.broken.tsx'
import * as stories from './UploadList.stories.tsx'

runContract(uploadListContract, stories, broken)
