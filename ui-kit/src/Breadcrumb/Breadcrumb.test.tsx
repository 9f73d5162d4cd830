import { runContract } from '../lib/testing/runContract.tsx'
import { breadcrumbContract } from './Breadcrumb.a11y.ts'
import * as broken from './Breadcrumb.broken.tsx'
import * as stories from './Breadcrumb.stories.tsx'

runContract(breadcrumbContract, stories, broken)
