import { late } from '@/ui/Late/late'

/** A terminal. Its code is the largest there is, and comes when it is drawn first. */
export const Terminal = late(() => import('./TerminalScreen').then(module => module.TerminalScreen))
