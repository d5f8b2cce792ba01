import type { PoolSelector } from '@/api/generated/types'

/** The pool to allocate an address from: the one of that name, or the default if empty. */
export const poolSelector = (pool: string): PoolSelector =>
  pool ? { type: 'explicit', pool } : { type: 'auto' }
