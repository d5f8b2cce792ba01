import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry, type AnswerOf, type Entry } from '@/api/core/api'
import type { Instance, Project } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { formatNumber } from '@/lib/number'
import { commaSeries, pluralize } from '@/lib/text'
import { toMillis } from '@/lib/time'
import { resourceUses } from '@/lib/utilization'
import {
  lookAt,
  lookIn,
  hiddenIdsOf,
  rowsOf,
  unlookedOf,
  type Attention,
  type Look,
} from '@/store/home/findings'
import { readWhileShown, type HomeRead } from '@/store/home/reading.saga'
import { largePages } from '@/store/lists/whole'
import { selectOpenedProjects } from '@/store/palette/slice'
import { allDisksQuery, allInstancesQuery } from '@/store/project/queries'
import { isAnswered, sameList } from '@/store/queries/stable-list'
import { selectSupports } from '@/store/release/release'
import { selectIsSiloAdmin, selectSiloName } from '@/store/session/session'
import { accessTokenListQuery } from '@/store/settings/access-tokens/queries'
import type { RootState } from '@/store/setup/state'
import { ownCertificatesQuery } from '../certificates/queries'
import { siloPaths } from '../paths'
import {
  allProjectsQuery,
  allSiloImagesQuery,
  projectListQuery,
  siloIpPoolsQuery,
  utilizationQuery,
} from '../queries'
import {
  certificateFindings,
  diskFindings,
  instanceFindings,
  poolFindings,
  quotaFindings,
  tokenFindings,
} from './rules'

/** Number of projects that are looked at unless the user asks for the rest. */
const MOST_PROJECTS = 50

/** How long the answers are good for, in seconds: instances of projects, and certificates. */
const [INSTANCES_FRESH, CERTIFICATES_FRESH] = [300, 86_400]

/** What the address says of how far to look. */
export interface HomeChoices {
  /** Whether to look at all projects. */
  isAll: boolean
  hasDisks: boolean
}

export const homeChoices = (search: string): HomeChoices => {
  const params = new URLSearchParams(search)
  return { isAll: params.get('projects') === 'all', hasDisks: params.get('disks') === 'yes' }
}

const NO_PROJECTS: readonly Project[] = []

const joined = weakMapMemoize((...pages: readonly (readonly Project[])[]) => pages.flat())

const projectsIn = (state: RootState, query: Query) =>
  (selectData(state, query) as { items: readonly Project[] } | undefined)?.items ?? NO_PROJECTS

/** All projects of the silo, as far as they have been read. */
const selectProjects = (state: RootState): readonly Project[] =>
  joined(...largePages(state, projectListQuery).map(query => projectsIn(state, query)))

const selectPinnedProjects = createSelector([(state: RootState) => state.savedViews], views =>
  views
    .filter(({ isPinned }) => isPinned)
    .flatMap(({ path }) => /^\/projects\/([^/]+)\//.exec(path)?.[1] ?? []),
)

/**
 * The names of the projects, as far as they are known: those of pinned views and those opened
 * before, then the newest. Of users who may not list them, only those that they have opened.
 */
const selectProjectNames = createSelector(
  [
    selectPinnedProjects,
    selectOpenedProjects,
    selectProjects,
    (state: RootState) => Boolean(selectEntry(state, allProjectsQuery)?.error),
  ],
  (pinned, opened, projects, isRefused): readonly string[] => {
    const known = new Set(projects.map(({ name }) => name))
    const newest = projects.toSorted((a, b) => toMillis(b.timeCreated) - toMillis(a.timeCreated))
    return [
      ...new Set([
        ...[...pinned, ...opened].filter(name => isRefused || known.has(name)),
        ...newest.map(({ name }) => name),
      ]),
    ]
  },
)

/** The projects to look at. */
const selectWanted = createSelector(
  [selectProjectNames, (_state: RootState, search: string) => homeChoices(search).isAll],
  (names, isAll) => (isAll ? names : names.slice(0, MOST_PROJECTS)),
)

const selectHasDisks = (_state: RootState, search: string) => homeChoices(search).hasDisks

const selectHasTokens = (state: RootState) => selectSupports(state, 'accessTokens')

const read = (query: Query): HomeRead => ({ query })

/** What the page reads, in that order. */
const selectReads = createSelector(
  [
    (state: RootState) => sameList(...largePages(state, projectListQuery)),
    selectWanted,
    selectHasDisks,
    selectHasTokens,
    selectIsSiloAdmin,
  ],
  ([first = allProjectsQuery, ...more], projects, hasDisks, hasTokens, isSiloAdmin) => [
    ...[first, utilizationQuery, siloIpPoolsQuery].map(read),
    ...(hasTokens ? [read(accessTokenListQuery)] : []),
    ...[...more, allSiloImagesQuery].map(read),
    ...(isSiloAdmin ? [{ query: ownCertificatesQuery, freshSeconds: CERTIFICATES_FRESH }] : []),
    ...projects.map(project => ({
      query: allInstancesQuery({ project }),
      freshSeconds: INSTANCES_FRESH,
    })),
    ...(hasDisks ? projects : []).map(project => read(allDisksQuery({ project }))),
  ],
)

/** Reads what the page shows while it is shown. */
export const watchSiloHome = readWhileShown(siloPaths.home, selectReads)

/** What was looked at in words, without what could not be read. */
const checkedWords = (
  own: readonly Look[],
  instances: readonly Look[],
  disks: readonly Look[],
): string => {
  const isRead = (look: Look) => look.isAnswered && look.problem === undefined
  const inProjects = (what: string, looks: readonly Look[]) => {
    const count = looks.filter(isRead).length
    return count > 0 ? [`the ${what} of ${pluralize('project', count)}`] : []
  }
  return commaSeries(
    [
      ...own.filter(isRead).map(({ source }) => source),
      ...inProjects('instances', instances),
      ...inProjects('disks', disks),
    ],
    'and',
  )
}

/** A sum of which more may be missing. */
const countWords = (count: number, isPart: boolean): string =>
  `${isPart ? 'at least ' : ''}${formatNumber(count)}`

/** The states of instances that are counted one by one. */
const COUNTED: readonly Instance['runState'][] = ['running', 'stopped', 'failed']

/* An answer changes the entry of one project: what was found in the others stays. */

const lookInInstances = weakMapMemoize(
  (project: string, entry: Entry<AnswerOf<ReturnType<typeof allInstancesQuery>>> | undefined) =>
    lookIn(entry, `instances of ${project}`, ({ items }, now) =>
      instanceFindings(project, items, now),
    ),
)

const lookInDisks = weakMapMemoize(
  (project: string, entry: Entry<AnswerOf<ReturnType<typeof allDisksQuery>>> | undefined) =>
    lookIn(entry, `disks of ${project}`, ({ items }) => diskFindings(project, items)),
)

/** Everything that the page shows, as far as it has been read. */
export const selectSiloHome = createSelector(
  [
    (state: RootState) => state.api,
    selectReads,
    selectProjectNames,
    selectWanted,
    selectHasDisks,
    selectSiloName,
    (state: RootState) => state.preferences.acknowledged,
  ],
  (api, reads, names, wanted, hasDisks, silo, acknowledged) => {
    const state = { api }
    const projectList = selectEntry(state, allProjectsQuery)
    const own = [
      lookAt(state, 'quotas', utilizationQuery, quotaFindings),
      lookAt(state, 'IP pools', siloIpPoolsQuery, ({ items }) =>
        poolFindings(items, silo, names.length > 0),
      ),
      lookAt(state, 'access tokens', accessTokenListQuery, ({ items }, now) =>
        tokenFindings(items, now),
      ),
      lookAt(state, 'certificates', ownCertificatesQuery, ({ items }, now) =>
        certificateFindings(items, silo, now),
      ),
    ]
    // Nothing can be wrong with these, but not all may be readable.
    const counted = [
      lookAt(state, 'projects', allProjectsQuery, () => []),
      lookAt(state, 'images', allSiloImagesQuery, () => []),
    ]
    const lists = wanted.map(project => selectEntry(state, allInstancesQuery({ project })))
    const instances = wanted.map((project, at) => lookInInstances(project, lists[at]))
    const disks = (hasDisks ? wanted : []).map(project =>
      lookInDisks(project, selectEntry(state, allDisksQuery({ project }))),
    )
    const entries = reads.map(({ query }) => selectEntry(state, query))
    const pages = lists.map(entry => entry?.data)
    const found = pages.flatMap(page => page?.items ?? [])
    // What could not be read is not counted as empty.
    const looked = pages.filter(page => page !== undefined).length
    const looks = [...counted, ...own, ...instances, ...disks]
    const findings = looks.flatMap(look => look.findings)
    const rows = rowsOf(findings, acknowledged)
    const times = entries.flatMap(entry => entry?.fulfilledTimeStamp ?? [])
    const notLooked = names.length - wanted.length
    const projectsRead = reads.every(
      ({ query }, at) => query.endpoint !== 'projectList' || entries[at]?.data !== undefined,
    )
    const long = wanted.filter((_project, at) => pages[at]?.nextPage)
    const attention: Attention = {
      rows,
      hidden: hiddenIdsOf(findings, acknowledged),
      checked: checkedWords(own, instances, disks),
      unlooked: unlookedOf(looks),
      left: [
        ...(notLooked > 0 ? [`${pluralize('project', notLooked)} not looked at.`] : []),
        ...long.map(project => `Only the first 1,000 instances of ${project} were looked at.`),
      ],
      answered: entries.filter(isAnswered).length,
      total: entries.length,
      at: times.length > 0 ? Math.min(...times) : null,
    }
    const images = selectData(state, allSiloImagesQuery)
    const use = selectData(state, utilizationQuery)
    const others = found.filter(({ runState }) => !COUNTED.includes(runState)).length
    return {
      attention,
      isRefused: projectList?.error?.statusCode === 403,
      looked,
      total: names.length,
      /** Number of projects that are not looked at. */
      rest: notLooked,
      projects: projectList?.data && countWords(names.length, !projectsRead),
      images: images && countWords(images.items.length, Boolean(images.nextPage)),
      uses: use && resourceUses(use.provisioned, use.capacity),
      instances:
        looked > 0
          ? {
              total: countWords(found.length, looked < names.length || long.length > 0),
              states: [
                ...COUNTED.map(runState => ({
                  name: runState,
                  count: found.filter(each => each.runState === runState).length,
                })),
                { name: 'other', count: others },
              ].filter(({ count }) => count > 0),
            }
          : undefined,
    }
  },
)
