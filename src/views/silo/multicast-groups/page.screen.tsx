import { Server } from 'lucide-react'
import type { MulticastGroupMember } from '@/api/generated/types'
import { instanceByIdQuery } from '@/store/project/queries'
import { selectLookup } from '@/store/queries/object-by-id'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectMulticastGroup,
  selectMulticastMemberRows,
} from '@/store/silo/multicast-groups/multicast-groups'
import { siloPaths } from '@/store/silo/paths'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { LinkCell } from '@/ui/Cells/Cells'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import type { Column } from '@/ui/Table/Table'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { dateColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { Sources, sourcesText } from '@/views/shared/multicast/Sources'
import { Reference } from '@/views/shared/reference/Reference'
import { useParams } from '@/views/shell/route-context'

const { 'multicast-groups': Icon } = sectionIcons

const columns: readonly Column<RowOf<typeof selectMulticastMemberRows>>[] = [
  {
    id: 'instance',
    text: ({ instanceId }) => instanceId,
    cell: member => <Member {...member} />,
  },
  { id: 'sources', text: sourcesText, cell: ({ sourceIps }) => <Sources of={{ sourceIps }} /> },
  {
    id: 'state',
    text: ({ state }) => state,
    cell: ({ state }) => <Badge hasDot>{state}</Badge>,
  },
  dateColumn('timeCreated', 'joined'),
]

/** The instance of a member, which users of other silos cannot read. */
function Member({ instanceId, href }: MulticastGroupMember & { href: string }) {
  const query = instanceByIdQuery({ instance: instanceId })
  useQueries([query])
  return (
    <Reference lookup={useAppSelector(state => selectLookup(state, query))}>
      {({ name }) => <LinkCell href={href}>{name}</LinkCell>}
    </Reference>
  )
}

/** The page of a multicast group: its properties and its members. */
function MulticastGroupView() {
  const params = useParams(siloPaths.multicastGroup)
  const group = useAppSelector(state => selectMulticastGroup(state, params))
  const rows = useAppSelector(state => selectMulticastMemberRows(state, params))
  if (!group) return null
  return (
    <>
      <ObjectHeader
        kind="Multicast group"
        object={{ id: group.id, name: group.name, actions: [] }}
        icon={<Icon />}
      />
      <Stack gap={6}>
        <Message>
          Multicast is experimental: its API may change. Instances join and leave in their settings.
        </Message>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={group.description} />
          <DateProperty label="Created" date={group.timeCreated} />
          <IdProperty id={group.id} name={group.name} />
          <DateProperty label="Last modified" date={group.timeModified} />
          <Property label="Address">
            <CopyableIp ip={group.multicastIp} isPlain />
          </Property>
          <Property label="IP version">
            <VersionBadge version={group.version} />
          </Property>
          <Property label="Sources">
            <Sources of={group} />
          </Property>
          <Property label="State">
            <Badge hasDot>{group.state}</Badge>
          </Property>
        </PropertiesTable>
        <div>
          <ListSection
            id="members"
            label="Members"
            noun="member"
            icon={<Server />}
            rows={rows}
            columns={columns}
            empty="The instances in this group appear here."
          />
        </div>
      </Stack>
    </>
  )
}

export { columns, MulticastGroupView as View }
