import { Monitor, Moon, Sun } from 'lucide-react'
import { machines, watchRecordings } from '@/store/recordings/saga'
import {
  selectProfile,
  type OwnRole,
  type ProfileViewModel,
} from '@/store/settings/profile/profile'
import { useAppSelector, useSend, useQueries } from '@/store/setup/hooks'
import { watchAsCodeOptions } from '@/store/as-code/options.saga'
import { watchAcknowledged } from '@/store/system/issues/acknowledge.saga'
import { siloPaths } from '@/store/silo/paths'
import { CardBlock, CardBody, CardHeader, CardFooter } from '@/ui/CardBlock/CardBlock'
import { LinkCell } from '@/ui/Cells/Cells'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { lateIcons } from '@/views/shared/late-icons'
import { List } from '@/views/shared/list/List'
import { formatBytes } from '@/lib/size'
import { pluralize } from '@/lib/text'
import { sessionsInWords } from '@/store/recordings/recordings'
import { selectKeptData } from '@/store/settings/profile/kept-data'
import { settingsPaths } from '@/store/settings/paths'
import { Link } from '@/ui/Link/Link'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import {
  singleKeysChosen,
  themeChosen,
  selectHasSingleKeys,
  selectTheme,
} from '@/store/preferences/slice'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { aboutOpened } from '@/store/release/slice'
import { selectSoftwareQueries, selectSoftwareWords } from '@/store/release/software'
import { selectApiVersionWords, selectReleaseWords } from '@/store/release/absent'
import { systemPaths } from '@/store/system/paths'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'

const OPTIONS = [
  { value: 'system', label: 'System', icon: <Monitor size={16} /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={16} /> },
  { value: 'light', label: 'Light', icon: <Sun size={16} /> },
] as const

/** The choice of theme, which the user menu offers too. */
function ThemeCard() {
  const send = useSend()
  const theme = useAppSelector(selectTheme)
  return (
    <CardBlock>
      <CardHeader title="Theme" description="How the console looks in this browser." />
      <CardBody>
        <SegmentedControl
          label="Theme"
          options={OPTIONS}
          value={theme}
          onChange={chosen => send(themeChosen({ theme: chosen }))}
        />
      </CardBody>
    </CardBlock>
  )
}

const ABOUT = { id: 'about', label: 'About', event: aboutOpened() }

/** Which release the rack runs, and how the console speaks to it. */
function SystemCard() {
  const software = useAppSelector(selectSoftwareWords)
  useQueries(useAppSelector(selectSoftwareQueries))
  return (
    <CardBlock>
      <CardHeader title="System" description="The release of the rack decides what you see here." />
      <CardBody>
        <PropertiesTable>
          <Property label="System release">{useAppSelector(selectReleaseWords)}</Property>
          <Property label="API version">{useAppSelector(selectApiVersionWords)}</Property>
          {software !== undefined && (
            <Property label="Software">
              <Link href={systemPaths.update()}>{software}</Link>
            </Property>
          )}
        </PropertiesTable>
      </CardBody>
      <CardFooter>
        <ActionButton action={ABOUT} />
      </CardFooter>
    </CardBlock>
  )
}

/** Switches off the shortcuts that are a key alone, for people whose input presses keys by accident. */
function ShortcutsCard() {
  const send = useSend()
  const hasSingleKeys = useAppSelector(selectHasSingleKeys)
  return (
    <CardBlock>
      <CardHeader title="Keyboard shortcuts" description="In this browser." />
      <CardBody>
        <Checkbox
          label="Shortcuts of a single key"
          help="/ filters the list, and ? shows the shortcuts. Switch them off for speech input."
          value={hasSingleKeys}
          onChange={isOn => send(singleKeysChosen({ isOn }))}
        />
      </CardBody>
    </CardBlock>
  )
}

const THEMES = { system: 'Match system', dark: 'Dark', light: 'Light' }

/** The data that the console stores in this browser, and the button that clears it. */
function KeptDataCard() {
  const { theme, lists, hasSingleKeys, drafts, views, issues, sessions, size, clearing } =
    useAppSelector(selectKeptData)
  return (
    <CardBlock>
      <CardHeader
        title="What this browser keeps"
        description="None of it leaves this browser. Passwords and keys are never kept."
      />
      <CardBody>
        <PropertiesTable>
          <Property label="Theme">{THEMES[theme]}</Property>
          <Property label="Columns">
            {lists === 0 ? 'As usual' : `Chosen for ${pluralize('list', lists)}`}
          </Property>
          <Property label="Single-key shortcuts">{hasSingleKeys ? 'On' : 'Off'}</Property>
          <Property label="Unfinished forms">
            {drafts === 0 ? 'None' : pluralize('form', drafts)}
          </Property>
          <Property label="Saved views">{views === 0 ? 'None' : pluralize('view', views)}</Property>
          {issues > 0 && (
            <Property label="Acknowledged or hidden issues">{pluralize('issue', issues)}</Property>
          )}
          <Property label="Recorded sessions">
            <Link href={settingsPaths.recording()}>
              {sessionsInWords(sessions)}
              {sessions > 0 && `, ${formatBytes(size)}`}
            </Link>
          </Property>
        </PropertiesTable>
      </CardBody>
      <CardFooter>
        <ActionButton action={clearing} />
      </CardFooter>
    </CardBlock>
  )
}

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
      <Stack gap={6}>
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
        <Text as="p" color="text-muted" textWrap="pretty">
          Your name, your groups and your roles are managed by your organization. Ask your
          administrator to change them.
        </Text>
      </Stack>
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
    <Row as="span" gap={3} rowGap={1} flexWrap="wrap" display="inline-flex">
      {roles.map(role => (
        <Role key={role.level} {...role} />
      ))}
    </Row>
  )
}

function Role({ level, role, groups }: OwnRole) {
  return (
    <Row as="span" gap={2} rowGap={1} flexWrap="wrap" display="inline-flex">
      <StateBadge kind="role" state={role}>{`${level}.${role}`}</StateBadge>
      {groups.length > 0 && (
        <Text color="text-muted" textWrap="pretty">
          by {groups.join(', ')}
        </Text>
      )}
    </Row>
  )
}

const sagas = [watchRecordings, watchAcknowledged, watchAsCodeOptions]

export { machines, sagas, ProfileView as View }
