import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import { listParts } from '@/lib/graph'
import { parseIp } from '@/lib/ip'
import { isUuid } from '@/lib/name-or-id'
import { capitalize, commaSeries, pluralize, printable } from '@/lib/text'
import { verdictOf, type Attention } from '@/store/home/findings'
import { readWhileShown } from '@/store/home/reading.saga'
import { searchChanged } from '@/store/navigation/search'
import { selectLocation } from '@/store/navigation/selectors'
import { whileShown } from '@/store/navigation/while-shown'
import { chosenInterval } from '@/store/polling/poll-every'
import type { Poll } from '@/store/polling/poll'
import { selectReadAt } from '@/store/queries/freshness'
import { selectReleaseWords } from '@/store/release/absent'
import { selectRelease } from '@/store/release/release'
import { createEvent } from '@/store/setup/event'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { bgpExportedQuery } from '../bgp/queries'
import { bfdStatusQuery, bgpStatusQuery } from '../issues/queries'
import { systemPaths } from '../paths'
import { downOf, type Down } from './down'
import { factsOf, type NetworkFacts } from './facts'
import { hasUplink, mapGraph } from './graph'
import {
  grouped,
  KIND_NOUNS,
  MAP_KINDS,
  onlyWay,
  partsMeant,
  wayOf,
  type MapGraph,
  type MapPart,
} from './way'

/** How the map is shown, out of its address. */
export interface MapChoices {
  /** Null for the usual view of the window’s width. */
  view: 'picture' | 'list' | null
  /** The label of a part, or an address; empty for the whole map. */
  follow: string
  /** The columns that are not grouped. */
  open: readonly string[]
  /** The id of the part in the panel; empty for none. */
  box: string
}

export const mapChoices = weakMapMemoize((search: string): MapChoices => {
  const params = new URLSearchParams(search)
  const view = params.get('view')
  return {
    view: view === 'picture' || view === 'list' ? view : null,
    follow: params.get('follow') ?? '',
    open: params.get('open')?.split('.').filter(Boolean) ?? [],
    box: params.get('box') ?? '',
  }
})

const selectNetwork = createSelector([(state: RootState) => state.api, selectRelease], (api, r) =>
  factsOf({ api }, r),
)

/** The facts without what is read for single objects: all of it is drawn at once. */
const withoutDetails = (facts: NetworkFacts): NetworkFacts => ({
  ...facts,
  setups: {},
  statuses: {},
  neighbors: {},
  announcements: {},
  ranges: {},
  poolSilos: {},
  utilization: {},
  members: {},
  subnetPoolSilos: {},
})

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The whole map: the same object until something in it changes, because it is laid out anew then. */
const selectGraph = createSelector(
  [selectNetwork],
  ({ facts, isDetailed }): MapGraph => mapGraph(isDetailed ? facts : withoutDetails(facts)),
  { memoizeOptions: { resultEqualityCheck: isSame } },
)

/** What the map reads while it is shown, a few requests at a time. */
export const watchMap = readWhileShown(systemPaths.networkingMap, state =>
  selectNetwork(state).queries.map(query => ({ query })),
)

const statusesDue = createEvent('networkingMap/statusesDue', { isLoggable: true })

const STATUSES = [bgpStatusQuery, bgpExportedQuery, bfdStatusQuery]

/** Reads the status lists of the sessions whenever they are due. */
export const watchStatuses = whileShown(systemPaths.networkingMap, function* () {
  const dispatch = yield* dispatcher()
  yield* takeEvery(statusesDue, function* () {
    for (const query of STATUSES) yield* fork(() => call(refetch, dispatch, query))
  })
})

/** Reads the status lists as often as the address says: usually not at all. */
export const mapPoll: Poll = ({ every }) => {
  const intervalMs = chosenInterval(every, 0)
  return {
    queries: () => [bgpStatusQuery],
    schedule: () =>
      intervalMs > 0 ? { query: bgpStatusQuery, intervalMs, event: statusesDue() } : null,
  }
}

/** The names of the kinds of boxes, for one of them. */
export const KIND_NAMES = {
  neighbor: 'Neighbor',
  port: 'Port',
  address: 'Address',
  bgp: 'BGP configuration',
  prefix: 'Prefix',
  pool: 'Pool',
  silo: 'Silo',
} as const

/** What a part is followed by: `Port qsfp0 on switch0`. */
export const labelOf = ({ kind, name }: MapPart): string => `${KIND_NAMES[kind]} ${name}`

/** The parts that can be followed, as choices. */
export const selectFollowChoices = createSelector([selectGraph], ({ parts }) => {
  const kinds = ['silo', 'pool', 'prefix', 'port', 'address']
  const labels = parts
    .filter(({ id, kind }) => kinds.includes(kind) && !/^(problem|unused|set)\//.test(id))
    .map(labelOf)
  return [...new Set(labels)].map(label => ({ value: label, label }))
})

/** Whether a text is a part that can be followed, or an address; empty follows nothing. */
export const selectIsMeant = (state: RootState, text: string): boolean =>
  text === '' ||
  selectFollowChoices(state).some(({ value }) => value === text) ||
  parseIp(text.trim()) !== undefined

/** A part or an address to follow was typed or chosen. */
export const followTyped = createEvent<{ text: string }>('networkingMap/followTyped', {
  isLoggable: true,
})

/** Follows what was typed once it is meant. */
export const watchFollow = whileShown(systemPaths.networkingMap, function* () {
  yield* takeEvery(followTyped, function* ({ payload: { text } }) {
    const state = yield* select((root: RootState) => root)
    const { follow } = mapChoices(selectLocation(state)?.search ?? '')
    if (text !== follow && selectIsMeant(state, text))
      yield* put(searchChanged({ changes: { follow: text } }))
  })
})

/** Where an address is: `10.0.0.1 is in 10.0.0.0/24`. */
const placeOf = ({ kind, name, holds = [] }: MapPart, address: string): string => {
  if (kind === 'prefix') return `in the announced prefix ${name}`
  if (kind === 'pool') {
    const own = partsMeant(
      {
        parts: holds.map(text => ({ id: text, kind, name: text, facts: [], holds: [text] })),
        links: [],
      },
      address,
    )
    return `in ${own[0]?.name ?? 'a range'} of ${name}`
  }
  return kind === 'address' ? `the address ${name}` : `of ${name}`
}

const followedBy = (graph: MapGraph, follow: string) => {
  if (follow === '') return { way: null, sentence: '' }
  const labelled = graph.parts.find(part => labelOf(part) === follow)
  const meant = partsMeant(graph, labelled?.id ?? follow)
  const isAddress = !labelled && parseIp(follow.trim()) !== undefined
  // Its pool may have other ranges, whose prefixes lead past an address that they do not have.
  const isOfPool = isAddress && meant.every(({ kind }) => kind === 'pool' || kind === 'prefix')
  const passable = graph.parts.filter(part => part.kind !== 'prefix' || meant.includes(part))
  return {
    way: wayOf(
      isOfPool ? onlyWay(graph, new Set(passable.map(({ id }) => id))) : graph,
      meant.map(({ id }) => id),
    ),
    sentence: labelled
      ? ''
      : meant.length === 0
        ? `${follow} is not on this map.`
        : isAddress
          ? `${follow} is ${meant.map(part => placeOf(part, follow)).join(', and ')}.`
          : '',
  }
}

const selectFollowed = createSelector(
  [selectGraph, (_state: RootState, search: string) => mapChoices(search).follow],
  followedBy,
)

/** The graph as it is drawn, and as a list: of what is followed, the list has only the way. */
const selectShown = createSelector(
  [
    selectGraph,
    selectFollowed,
    (_state: RootState, search: string) => mapChoices(search).open.join('.'),
  ],
  (graph, { way }, open) => {
    const columns = open.split('.')
    const picture = grouped(graph, columns, way)
    const listed = way ? grouped(onlyWay(graph, way), columns, way) : picture
    return { picture, list: listParts(listed, MAP_KINDS) }
  },
)

/** The part in the panel, with its neighbors; undefined if there is none of that id. */
export const selectBox = createSelector(
  [selectShown, (_state: RootState, search: string) => mapChoices(search).box],
  ({ picture }, id) => {
    const part = picture.parts.find(each => each.id === id)
    if (!part) return undefined
    const links = picture.links.filter(({ from, to }) => from === id || to === id)
    const listed = listParts({ parts: picture.parts, links }, MAP_KINDS).flatMap(each => each.parts)
    return listed.find(each => each.part.id === id)
  },
)

/** What is wrong, as the home pages have it. */
const attentionOf = (facts: NetworkFacts, down: Down): Attention => ({
  // Without the time, which is computed anew with each answer.
  rows: down.findings.map(finding => ({
    ...finding,
    id: [finding.kind, finding.subject, finding.href, finding.about, finding.text].join('/'),
  })),
  hidden: [],
  checked: '',
  unlooked: down.unlooked,
  left: facts.partly.length > 0 ? [`Only ${commaSeries(facts.partly, 'and')} were looked at.`] : [],
  answered: 0,
  total: 0,
  at: null,
})

const selectDown = createSelector([selectNetwork], ({ facts }) => {
  const down = downOf(facts)
  const attention = attentionOf(facts, down)
  const isBare = facts.ports.value !== undefined && !hasUplink(facts)
  const verdict = [
    ...(isBare ? ['No uplink is configured.'] : []),
    `${verdictOf(attention)}.`,
    ...attention.left,
  ].join(' ')
  return { ...down, rows: attention.rows, verdict }
})

/** Everything that the page shows. */
export const selectMap = createSelector(
  [
    selectNetwork,
    selectDown,
    selectShown,
    selectFollowed,
    (state: RootState) => selectReadAt(state, selectNetwork(state).queries),
  ],
  ({ facts, first, answered, total }, down, shown, { way, sentence }, at) => ({
    ...shown,
    way,
    sentence,
    down,
    /** In milliseconds since the epoch; null if nothing was read. */
    at,
    answered,
    total,
    /** Whether the lists that the map begins with are read: before, there is nothing to draw. */
    hasLists: first.answered === first.total,
    hardware: [
      ...(facts.racks.value ? [pluralize('rack', facts.racks.value.length)] : []),
      ...(facts.switches.value ? [pluralize('switch', facts.switches.value.length)] : []),
    ].join(', '),
  }),
)

/** With its id, if the rack has given it one. */
const idText = ({ id }: MapPart): string => {
  const own = id.split('/').at(-1) ?? ''
  return isUuid(own) ? ` (${own})` : ''
}

const partText = (part: MapPart): string =>
  [
    `${part.name}${idText(part)}`,
    ...(part.state === undefined ? [] : [part.state]),
    ...part.facts,
    ...(part.members ?? []),
  ].join('; ')

/** The page as a text, for a ticket. */
export const selectMapText = createSelector([selectMap, selectReleaseWords], (map, release) => {
  const { down, list, at, hardware } = map
  const lines = [
    'Networking map',
    down.verdict,
    `As of ${at === null ? 'an unknown time' : new Date(at).toISOString()}, release ${release}, ${hardware}`,
    '',
    ...down.rows.map(
      ({ severity, kind, of = kind, subject, text, since }) =>
        `- ${severity}: ${of} ${subject}: ${text}${since === undefined ? '' : ` Since ${since}.`}`,
    ),
    ...down.cannotTell.map(text => `- ${text}`),
    ...down.unlooked.map(({ sources, reason }) => `- Could not look at: ${sources}: ${reason}`),
    ...list.flatMap(({ kind, parts }) => [
      '',
      capitalize(KIND_NOUNS[kind]),
      ...parts.flatMap(({ part, groups }) => [
        `- ${partText(part)}`,
        ...groups.flatMap(({ others }) =>
          others.map(
            ({ part: other, notes }) =>
              `  - ${labelOf(other)}${notes.length > 0 ? `: ${notes.join(', ')}` : ''}`,
          ),
        ),
      ]),
    ]),
  ]
  return lines.map(printable).join('\n')
})
