import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectGroupMembers, type GroupMemberViewModel } from '@/store/access/identities'
import { groupMembersQuery } from '@/store/access/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { NameCell } from '@/ui/Cells/Cells'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { IdProperty, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { List } from '@/views/shared/list/List'
import { UnknownPart } from '@/views/shared/unknown/Known'

const columns: readonly Column<GroupMemberViewModel>[] = [
  {
    id: 'name',
    header: 'Name',
    text: ({ name }) => name,
    cell: ({ name, isCaller }) => (
      <>
        <NameCell>{name}</NameCell> {isCaller && <Badge>You</Badge>}
      </>
    ),
  },
  { id: 'actions', cell: ({ id, name }) => <ActionsMenu id={id} name={name} actions={[]} /> },
]

interface GroupPanelProps {
  id: string
  name: string
  onClose: () => void
}

/** A group, over the access list: its members, who have the roles of the group. */
export function GroupPanel({ id, name, onClose }: GroupPanelProps) {
  return (
    <SideModal
      title="Group"
      subtitle={
        <>
          <Users size={16} /> {name}
        </>
      }
      animate
      onDismiss={onClose}
    >
      <Stack gap={4}>
        <PropertiesTable>
          <IdProperty id={id} name={name} />
        </PropertiesTable>
        <Stack as="section" gap={4}>
          <Text as="h3" fontSize="md" fontWeight="strong">
            Members
          </Text>
          <Members group={id} />
        </Stack>
      </Stack>
    </SideModal>
  )
}

function Members({ group }: { group: string }): ReactNode {
  useQueries([groupMembersQuery({ group })])
  const members = useAppSelector(state => selectGroupMembers(state, group))
  switch (members.status) {
    case 'pending':
      return <Skeleton />
    case 'gone':
      return <Message tone="notice">The group is no longer there.</Message>
    case 'failed':
      return <UnknownPart queries={[members.query]} what="members" />
    case 'found':
      return (
        <List
          id={`members-of-${group.slice(0, 8)}`}
          label="Members"
          noun="member"
          rows={members.item}
          columns={columns}
          empty={{ title: 'No members', body: 'Nobody belongs to this group.' }}
        />
      )
  }
}
