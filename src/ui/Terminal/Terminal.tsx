import { lazy } from '@/ui/lazy/lazy'

/** A terminal. Loaded on first use, because its code is the largest of all. */
export const Terminal = lazy(() => import('./TerminalScreen').then(module => module.TerminalScreen))
