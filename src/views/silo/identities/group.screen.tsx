import { selectGroupMembers } from '@/store/access/identities'
import { objectActions } from '@/store/palette/object-actions'
import { useAppSelector } from '@/store/setup/hooks'
import { selectGroup, selectIdentityMode } from '@/store/silo/identities/identities'
import { siloPaths } from '@/store/silo/paths'
import { Badge } from '@/ui/Badge/Badge'
import { LinkCell } from '@/ui/Cells/Cells'
import { Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { Column } from '@/ui/Table/Table'
import { List } from '@/views/shared/list/List'
import { useParams } from '@/views/shell/route-context'
import { AccessPart } from './AccessPart'
import { IdentityPanel, Part } from './IdentityPanel'
import { UnknownPart } from '@/views/shared/unknown/Known'

interface Member {
  id: string
  name: string
  isCaller: boolean
}

const columns: readonly Column<Member>[] = [
  {
    id: 'name',
    header: 'Name',
    text: ({ name }) => name,
    cell: ({ id, name, isCaller }) => (
      <>
        <LinkCell href={siloPaths.user({ user: id })}>{name}</LinkCell>{' '}
        {isCaller && <Badge>You</Badge>}
      </>
    ),
  },
]

/** A group over the list: what it gives its members, and who they are. */
function GroupPanel() {
  const params = useParams(siloPaths.group)
  const group = useAppSelector(state => selectGroup(state, params))
  if (!group) return null
  return (
    <IdentityPanel kind="Group" object={group} leaveTo={siloPaths.groups()}>
      <AccessPart holder={group} empty="This group has no role here." />
      <Part title="Members">
        <Members group={group.id} />
        <MembershipNote />
      </Part>
    </IdentityPanel>
  )
}

const NOTES: Readonly<Record<string, string>> = {
  local_only: 'The members of a group cannot be changed in a silo with local users only.',
  saml_jit: 'The identity provider sets the groups of a user at each sign-in.',
  saml_scim: 'The identity provider changes the members of a group by SCIM.',
}

/** Where it is changed who is in a group. */
function MembershipNote() {
  const mode = useAppSelector(selectIdentityMode) ?? ''
  return (
    <Text as="p" color="text-muted" fontSize="sm">
      {NOTES[mode] ??
        'The identity provider changes the members of a group, at sign-in or by SCIM. Groups of silos with local users only cannot be changed.'}
    </Text>
  )
}

function Members({ group }: { group: string }) {
  const members = useAppSelector(state => selectGroupMembers(state, group))
  if (members.status === 'pending') return <Skeleton />
  if (members.status === 'failed') return <UnknownPart queries={[members.query]} what="members" />
  if (members.status === 'gone') return <Message tone="notice">The group no longer exists.</Message>
  return (
    <List
      id="members"
      label="Members"
      noun="member"
      rows={members.item}
      columns={columns}
      empty={{ title: 'No members', body: 'Nobody belongs to this group.' }}
    />
  )
}

const actions = objectActions('Group', selectGroup)

export { actions, GroupPanel as View }
