import type { TargetReleaseRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

/** All generations are kept; the last one is current. */
export const currentTarget = ({ targetReleases }: Db): TargetReleaseRecord =>
  Array.from(targetReleases.all()).at(-1) ?? fail.internal()
