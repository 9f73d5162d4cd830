import type { PortalRoute } from './route.ts'

/** Registration and verification of enterprises. */
export const onboardingRoutes = [] as const satisfies readonly PortalRoute[]
