import { useState } from 'react'
import { watchRoleChanges } from '@/store/access/change.saga'
import { plainText } from '@/lib/rich-text'
import type { HeldRole } from '@/store/access/access'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import {
  selectFleetAccess,
  selectFleetAccessActions,
  type FleetAccessRowViewModel,
  selectFoundUser,
  selectLookUpQueries,
} from '@/store/system/fleet-access/fleet-access'
import { Badge } from '@/ui/Badge/Badge'
import { LinkCell } from '@/ui/Cells/Cells'
import { ListCell } from '@/ui/Cells/ListCell'
import { Row, Text } from '@/ui/Layout/Layout'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Notices } from '@/views/shared/notices/Notices'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { Button } from '@/ui/Button/Button'
import { IdCell } from '@/ui/Cells/IdCell'
import { TipIcon } from '@/ui/TipIcon/TipIcon'

/** A user or group that is not of the own silo: its id, and the name of a user if asked for. */
function ForeignCell({ id, isGroup }: FleetAccessRowViewModel) {
  const [isLookedUp, setLookedUp] = useState(false)
  const kind = isGroup ? 'group' : 'user'
  return (
    <Row as="span" gap={2} flexWrap="wrap">
      <IdCell id={id} name={`${kind} ${id.slice(0, 8)}`} />
      <TipIcon about={`${kind} of another silo`}>
        {isGroup
          ? 'This group belongs to another silo, whose groups cannot be read.'
          : 'This user belongs to another silo.'}
      </TipIcon>
      {!isGroup &&
        (isLookedUp ? (
          <Found id={id} />
        ) : (
          <Button size="sm" onPress={() => setLookedUp(true)} aria-label={`Look up user ${id}`}>
            Look up
          </Button>
        ))}
    </Row>
  )
}

function Found({ id }: { id: string }) {
  useQueries(useAppSelector(state => selectLookUpQueries(state, id)).map(({ query }) => query))
  const found = useAppSelector(state => selectFoundUser(state, id))
  return (
    <Text role="status" color="text-muted">
      {found === undefined ? 'Looking…' : (found ?? 'In none of the listed silos')}
    </Text>
  )
}

const { 'fleet-access': Icon } = lateIcons

const docs: PageDocs = {
  heading: 'fleet access',
  summary: 'Roles on the fleet determine who can see and change the whole system.',
  links: [
    guide('Access Control', 'configuring-access'),
    guide('Fleet Role Mappings', 'configuring-access#_silo_admin_group_and_mapped_fleet_roles'),
  ],
}

const typeOf = ({ mapping, isGroup }: FleetAccessRowViewModel) => {
  if (mapping) return 'Role mapping'
  return isGroup ? 'Group' : 'User'
}

const RoleBadge = ({ level, role }: HeldRole) => (
  <StateBadge kind="role" state={role}>{`${level}.${role}`}</StateBadge>
)

function MappingCell({ silo, role, href }: NonNullable<FleetAccessRowViewModel['mapping']>) {
  return (
    <>
      Any <RoleBadge level="silo" role={role} /> in <LinkCell href={href}>{silo}</LinkCell>
    </>
  )
}

const linkOf = ({ id, isGroup }: FleetAccessRowViewModel) =>
  isGroup ? siloPaths.group({ group: id }) : siloPaths.user({ user: id })

function WhoCell(row: FleetAccessRowViewModel) {
  if (row.mapping) return <MappingCell {...row.mapping} />
  if (row.isForeign) return <ForeignCell {...row} />
  return (
    <>
      <LinkCell href={linkOf(row)}>{row.name}</LinkCell> {row.isCaller && <Badge>You</Badge>}
    </>
  )
}

const columns: readonly Column<FleetAccessRowViewModel>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, cell: row => <WhoCell {...row} /> },
  {
    id: 'type',
    isClear: true,
    header: 'Type',
    tip: 'A role mapping gives all users with that role on the silo a role on the fleet. It is set when the silo is created.',
    text: typeOf,
    cell: typeOf,
  },
  {
    id: 'role',
    header: 'Fleet role',
    text: ({ roles }) => roles.map(({ role }) => `fleet.${role}`).join(', '),
    cell: ({ roles }) => (
      <ListCell title="Other roles">
        {roles.map(held => (
          <RoleBadge key={held.role} {...held} />
        ))}
      </ListCell>
    ),
  },
  {
    id: 'actions',
    cell: ({ id, name, mapping, actions }) => (
      <ActionsMenu id={mapping ? undefined : id} name={name} actions={actions} />
    ),
  },
]

/** Who has which role on the fleet. */
function FleetAccessView() {
  const access = useAppSelector(selectFleetAccess)
  if (!access) return null
  return (
    <ListPage
      id="fleet-access"
      title="Fleet access"
      noun="authorized user"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      rows={access.rows}
      columns={columns}
      bulk={access.bulk}
      create={access.adding}
      notices={<Notices notices={access.gap ? [plainText(access.gap)] : []} />}
      empty="Give permission to view, edit or administer the whole system."
    />
  )
}

const sagas = [watchRoleChanges]

export { selectFleetAccessActions as actions, columns, docs, sagas, FleetAccessView as View }
