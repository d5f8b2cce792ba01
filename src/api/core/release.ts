import { createAction } from '@reduxjs/toolkit'
import type { Release } from '@/api/releases/ladder'

/** What is known of the rack. */
export interface KnownRelease {
  /** The release it runs; 23 for anything later than release 22. */
  readonly release: Release
  /** The version of the API that is spoken: the newest that both sides know. */
  readonly version: string
  /** Whether the rack runs something newer than the console knows; unset until that is asked. */
  readonly isNewer?: boolean
}

/** The console has found out which release the rack runs, or that it has changed. */
export const releaseFound = createAction<KnownRelease>('release/found')
