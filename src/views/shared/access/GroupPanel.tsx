import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectGroupMembers, type GroupMemberViewModel } from '@/store/access/identities'
import { groupMembersQuery } from '@/store/access/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { NameCell } from '@/ui/Cells/Cells'
import { Message } from '@/ui/Message/Message'
import { IdProperty, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { List } from '@/views/shared/list/List'
import styles from './GroupPanel.module.css'
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
      <div className={styles.parts}>
        <PropertiesTable>
          <IdProperty id={id} name={name} />
        </PropertiesTable>
        <section className={styles.members}>
          <h3 className={styles.heading}>Members</h3>
          <Members group={id} />
        </section>
      </div>
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
