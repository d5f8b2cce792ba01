import { lazy } from '@/ui/lazy/lazy'

/** A terminal. Its code is the largest there is, and comes when it is drawn first. */
export const Terminal = lazy(() => import('./TerminalScreen').then(module => module.TerminalScreen))
