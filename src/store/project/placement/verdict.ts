import { weakMapMemoize } from '@reduxjs/toolkit'
import type { AffinityPolicy, InstanceState } from '@/api/generated/types'
import { commaSeries, pluralize } from '@/lib/text'
import { sameList } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import type { GroupKind } from '../affinity-kinds'
import { isPlaced, type Place, type Placeable, placeOf, type Placing, selectPlacing } from './rules'

const toPlaced = weakMapMemoize(
  (name: string, runState: InstanceState, placing: Placing): Placeable => ({
    name,
    runState,
    placing,
  }),
)

/** The members of a group with where they run. */
export const selectPlaced = (
  state: RootState,
  project: { project: string },
  members: readonly { id: string; name: string; runState: InstanceState }[],
): readonly Placeable[] =>
  sameList(
    ...members.map(({ id, name, runState }) =>
      toPlaced(name, runState, selectPlacing(state, project, id)),
    ),
  )

/** The instances on one sled. */
interface SledGroup {
  readonly place: Place
  readonly names: readonly string[]
}

interface PlacementVerdict {
  readonly tone: 'success' | 'notice' | 'danger' | 'info'
  readonly sentences: readonly string[]
  /** By the sleds' serials. */
  readonly sleds: readonly SledGroup[]
  /** The measurement that is longest ago; undefined if there is none. */
  readonly measuredAt: string | undefined
}

const groupsOf = (members: readonly Placeable[]): readonly SledGroup[] => {
  const groups = new Map<string, SledGroup>()
  for (const member of members) {
    const place = placeOf(member)
    if (!place) continue
    const { serial } = place
    const known = groups.get(serial) ?? { place, names: [] }
    groups.set(serial, { ...known, names: [...known.names, member.name] })
  }
  return [...groups.values()].sort((a, b) => (a.place.serial < b.place.serial ? -1 : 1))
}

const NONE_MEASURED = 'No member has been measured in the last two minutes.'

/** What is said of the members of a group by where they run and what the group asks for. */
export const placementVerdict = (
  kind: GroupKind,
  policy: AffinityPolicy,
  members: readonly Placeable[],
): PlacementVerdict => {
  const sleds = groupsOf(members)
  const measuredAt = members
    .flatMap(member => placeOf(member)?.measuredAt ?? [])
    .sort()
    .at(0)
  const broken = policy === 'fail' ? 'danger' : 'notice'
  const forbidden = policy === 'fail' ? ', which the policy of the group does not allow' : ''
  const unmeasured = members.filter(member => isPlaced(member) && !placeOf(member)).length
  /** Members that run somewhere unknown may be on any sled, so what is well may not be. */
  const said = (tone: PlacementVerdict['tone'], sentences: readonly string[]) => ({
    tone: unmeasured > 0 && tone === 'success' ? ('info' as const) : tone,
    sentences:
      unmeasured > 0
        ? [...sentences, `${pluralize('running member', unmeasured)} not yet measured.`]
        : sentences,
    sleds,
    measuredAt,
  })
  const [first] = sleds
  if (!first) return { tone: 'info', sentences: [NONE_MEASURED], sleds, measuredAt }
  if (kind === 'affinity') {
    return sleds.length === 1
      ? said('success', [
          `${unmeasured > 0 ? 'All that were measured' : 'All'} on ${first.place.serial}.`,
        ])
      : said(broken, [`Spread over ${pluralize('sled', sleds.length)}${forbidden}.`])
  }
  const shared = sleds.filter(({ names }) => names.length > 1)
  return shared.length === 0
    ? said('success', [`On ${pluralize('sled', sleds.length)}.`])
    : said(
        broken,
        shared.map(
          ({ names, place }) =>
            `${commaSeries(names, 'and')} share sled ${place.serial}${forbidden}.`,
        ),
      )
}
