import { createSelector } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { supports } from '@/api/releases/ladder'
import type { Ip } from '@/lib/ip'
import { selectWholeItems } from '@/store/lists/whole'
import { selectOpenedProjects } from '@/store/palette/slice'
import { selectRelease } from '@/store/release/release'
import { selectCurrentUser, selectIsFleetViewer } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { projectListQuery } from '@/store/silo/queries'
import { siloListQuery } from '@/store/system/silos/queries'
import type { Names, ObjectKind } from './kind'
import { KIND_IDS, KINDS, type KindId } from './kinds'

/** What a search covers. */
export interface Scope {
  isIp: boolean
  isMac: boolean
  /** The address, if one was typed whole. */
  ip?: Ip | undefined
  /** The project of the page, whose lists are read first. */
  project: string | undefined
  /** Also reads what is in more than `MOST_PLACES`, and the addresses of more instances. */
  isAll: boolean
}

/** Lists of one kind that are read in the same step. */
export interface Step {
  /** `instances`. */
  nouns: string
  /** What each list belongs to: `project`. */
  per?: string | undefined
  /** Whether the API returns the lists whole, without pages. */
  isUnpaged?: true | undefined
  lists: readonly { list: Query; kind?: KindId; names: Names }[]
}

/**
 * Number of projects besides that of the page, and of silos, whose lists are read unless the user
 * wants all: each project takes a dozen calls.
 */
export const MOST_PLACES = 10

/** The kinds that the rack has and the user may read. */
export const selectKinds = createSelector(
  // Older racks do not tell who administers a silo: nothing is asked that may be refused.
  [selectRelease, selectIsFleetViewer, state => selectCurrentUser(state)?.siloAdmin === true],
  (release, operators, siloAdmins) => {
    const readers = { operators, siloAdmins }
    return KIND_IDS.filter(id => {
      const { needs, isFor }: ObjectKind = KINDS[id]
      return (
        (needs === undefined || supports(release, needs)) && (isFor === undefined || readers[isFor])
      )
    })
  },
)

/** The names of all projects and silos, as far as they are known. */
export const selectPlaces = (state: RootState, first: string | undefined) => {
  // Members of projects without a role on the silo may not list them.
  const list = selectEntry(state, projectListQuery)
  const opened = selectOpenedProjects(state)
  const projects =
    list?.error && !list.data
      ? [...new Set([...(first === undefined ? [] : [first]), ...opened])]
      : selectWholeItems(state, projectListQuery).map(({ name }) => name)
  const others = projects.filter(name => name !== first)
  return {
    own: projects.filter(name => name === first),
    // Those that were opened are read first.
    others: [
      ...opened.filter(name => others.includes(name)),
      ...others.filter(name => !opened.includes(name)),
    ],
    silos: selectKinds(state).includes('silo')
      ? selectWholeItems(state, siloListQuery).map(({ name }) => name)
      : [],
  }
}

export type Places = ReturnType<typeof selectPlaces>

export const isMore = ({ others, silos }: Places): boolean =>
  Math.max(others.length, silos.length) > MOST_PLACES
