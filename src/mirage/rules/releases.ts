import type { TargetReleaseRecord } from '../models/system'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

/** The releases whose repositories have been uploaded, oldest first. */
const RELEASES: readonly string[] = ['11.0.0', '12.0.0', '12.1.0', '13.0.0-rc.1', '13.0.0']

export const isKnownRelease = (version: string): boolean => RELEASES.includes(version)

/** All generations are kept; the last one is current. */
export const currentTarget = ({ targetReleases }: Db): TargetReleaseRecord =>
  Array.from(targetReleases.all()).at(-1) ?? fail.internal()
