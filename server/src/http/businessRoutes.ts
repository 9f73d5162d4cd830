import type { Api } from './register.ts'
export function registerBusiness(_api: Api): void {}
