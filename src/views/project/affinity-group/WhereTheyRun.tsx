import type { AffinityPolicy } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import type { MembersViewModel } from '@/store/project/affinity-group/affinity-group'
import type { GroupAddress } from '@/store/project/affinity-kinds'
import { placeOf, placesQuery, selectPlacesReadAt } from '@/store/project/placement/rules'
import { placementVerdict, selectPlaced } from '@/store/project/placement/verdict'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { KnownPart } from '@/views/shared/unknown/Known'
import { SledName } from '../instances/SledCell'

interface VerdictProps {
  address: GroupAddress
  policy: AffinityPolicy
  members: MembersViewModel['rows']
}

interface WhereTheyRunProps extends Omit<VerdictProps, 'members'> {
  /** Undefined until they have been read. */
  members: VerdictProps['members'] | undefined
  /** What the members are read by. */
  queries: readonly Query[]
}

const DESCRIPTION =
  'The sleds on which the members were last measured. The rack measures running instances every few seconds.'

/** On which sleds the members of a group run, and whether that is what the group asks for. */
export function WhereTheyRun({ members, queries, ...group }: WhereTheyRunProps) {
  const query = placesQuery(group.address)
  useQueries([query])
  return (
    <CardBlock>
      <CardHeader title="Where they run" description={DESCRIPTION} />
      <CardBody>
        <KnownPart queries={[...queries, query]} what="sleds of the members">
          {members ? <Verdict {...group} members={members} /> : <Skeleton />}
        </KnownPart>
      </CardBody>
    </CardBlock>
  )
}

function Verdict({ address, policy, members }: VerdictProps) {
  const readAt = useAppSelector(state => selectPlacesReadAt(state, address))
  const placed = useAppSelector(state => selectPlaced(state, address, members))
  if (readAt === undefined) return <Skeleton />
  const { tone, sentences, sleds, measuredAt } = placementVerdict(address.kind, policy, placed)
  const others = placed.filter(member => !placeOf(member))
  return (
    <Stack gap={4}>
      <div role="status">
        <Message tone={tone}>
          {sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          {measuredAt !== undefined && (
            <p>
              Measured <TimeAgo date={measuredAt} now={readAt} hasSuffix />.
            </p>
          )}
        </Message>
      </div>
      <PropertiesTable>
        {sleds.map(({ place, names }) => (
          <Property key={place.serial} label={<SledName place={place} />}>
            <span translate="no">{names.join(', ')}</span>
          </Property>
        ))}
        {others.length > 0 && (
          <Property label="Not running or not yet measured">
            <span translate="no">{others.map(({ name }) => name).join(', ')}</span>
          </Property>
        )}
      </PropertiesTable>
    </Stack>
  )
}
