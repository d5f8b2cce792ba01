import { selectData } from '@/api/core/api'
import type { UpdateStatus } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { pluralize } from '@/lib/text'
import { updateStatusQuery } from './queries'
import { selectIsFleetViewer } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { selectSupports } from './release'

const QUERIES = [updateStatusQuery]
const NONE: readonly Query[] = []

/** The queries for the software of the rack, which only fleet viewers may read. */
export const selectSoftwareQueries = (state: RootState): readonly Query[] =>
  selectIsFleetViewer(state) && selectSupports(state, 'systemUpdate') ? QUERIES : NONE

const inWords = ({ targetRelease, componentsByReleaseVersion }: UpdateStatus): string => {
  const total = Object.values(componentsByReleaseVersion).reduce((sum, count) => sum + count, 0)
  if (!targetRelease) return `No target release, ${pluralize('component', total)}`
  const { version } = targetRelease
  const updated = componentsByReleaseVersion[version] ?? 0
  return `${version}, ${updated} of ${pluralize('component', total)}`
}

/** The target release of the rack, and how much of it runs: `19.0.0, 5 of 20 components`. */
export const selectSoftwareWords = (state: RootState): string | undefined => {
  const status = selectData(state, updateStatusQuery)
  return status && inWords(status)
}
