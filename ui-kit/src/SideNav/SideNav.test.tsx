import { runContract } from '../lib/testing/runContract.tsx'
import { sideNavContract } from './SideNav.a11y.ts'
import * as broken from './SideNav.broken.tsx'
import * as stories from './SideNav.stories.tsx'

runContract(sideNavContract, stories, broken)
