import { machines, watchRecordings } from '@/store/recordings/saga'
import {
  selectProfile,
  type OwnRole,
  type ProfileViewModel,
} from '@/store/settings/profile/profile'
import { useAppSelector } from '@/store/setup/hooks'
import { watchAcknowledged } from '@/store/system/issues/acknowledge.saga'
import { siloPaths } from '@/store/silo/paths'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { lateIcons } from '@/views/shared/late-icons'
import { List } from '@/views/shared/list/List'
import { KeptDataCard } from './KeptDataCard'
import { ShortcutsCard } from './ShortcutsCard'
import { SystemCard } from './SystemCard'
import { ThemeCard } from './ThemeCard'
import styles from './page.module.css'

const { profile: Icon } = lateIcons

type GroupRow = ProfileViewModel['groups'][number]

const columns: readonly Column<GroupRow>[] = [
  {
    id: 'name',
    header: 'Name',
    text: ({ displayName }) => displayName,
    cell: ({ id, displayName }) => (
      <LinkCell href={siloPaths.group({ group: id })}>{displayName}</LinkCell>
    ),
  },
  {
    id: 'actions',
    cell: ({ id, displayName }) => <ActionsMenu id={id} name={displayName} actions={[]} />,
  },
]

/** Who is signed in, what they may do, and what this browser stores. */
function ProfileView() {
  const profile = useAppSelector(selectProfile)
  if (!profile) return null
  return (
    <>
      <PageHeader title="Profile" icon={<Icon />} />
      <div className={styles.parts}>
        <PropertiesTable>
          <Property label="Display name">{profile.displayName}</Property>
          <IdProperty label="User ID" id={profile.id} name={profile.displayName} />
          <Property label="Silo">{profile.silo}</Property>
          <Property label="Roles">
            <Roles roles={profile.roles} />
          </Property>
        </PropertiesTable>
        <GroupsCard groups={profile.groups} />
        <ThemeCard />
        <ShortcutsCard />
        <KeptDataCard />
        <SystemCard />
        <p className={styles.note}>
          Your name, your groups and your roles are managed by your organization. Ask your
          administrator to change them.
        </p>
      </div>
    </>
  )
}

function GroupsCard({ groups }: Pick<ProfileViewModel, 'groups'>) {
  return (
    <CardBlock>
      <CardHeader title="Groups" description="You have the roles of these groups, too." />
      <CardBody>
        <List
          id="groups"
          label="Groups"
          noun="group"
          rows={groups}
          columns={columns}
          empty={{ title: 'No groups', body: 'You do not belong to any group.' }}
        />
      </CardBody>
    </CardBlock>
  )
}

function Roles({ roles }: Pick<ProfileViewModel, 'roles'>) {
  if (!roles) return <UnknownCell />
  if (roles.length === 0) return 'No role on the silo'
  return (
    <span className={styles.roles}>
      {roles.map(role => (
        <Role key={role.level} {...role} />
      ))}
    </span>
  )
}

function Role({ level, role, groups }: OwnRole) {
  return (
    <span className={styles.role}>
      <StateBadge kind="role" state={role}>{`${level}.${role}`}</StateBadge>
      {groups.length > 0 && <span className={styles.note}>by {groups.join(', ')}</span>}
    </span>
  )
}

const sagas = [watchRecordings, watchAcknowledged]

export { machines, sagas, ProfileView as View }
