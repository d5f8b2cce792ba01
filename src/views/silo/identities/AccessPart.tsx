import { formatNumber } from '@/lib/number'
import { useState } from 'react'
import { policyQuery } from '@/store/access/queries'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectGrants,
  selectProjectNames,
  selectProjectProgress,
  selectUnreadable,
} from '@/store/silo/identities/identities'
import type { Grant, Holder } from '@/store/silo/identities/rules'
import { Button } from '@/ui/Button/Button'
import { TextCell } from '@/ui/Cells/TextCells'
import { Row, Text } from '@/ui/Layout/Layout'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { List } from '@/views/shared/list/List'
import { Part } from './IdentityPanel'
import { ReadInTurn } from './ReadInTurn'

const whereOf = ({ level, project }: Grant) => {
  if (level === 'project') return project === undefined ? 'All projects' : `Project ${project}`
  return level === 'silo' ? 'Silo' : 'Fleet'
}

/** `from silo role viewer`, `through group web` or `given directly` as the object of a sentence. */
const includingOf = (from: string) =>
  from.replace(/^(from|through) /, '').replace(/^given/, 'a role given')

const fromOf = ({ from, coveredBy }: Grant) =>
  coveredBy === undefined ? from : `${from}, already included in ${includingOf(coveredBy)}`

const columns: readonly Column<Grant>[] = [
  { id: 'where', header: 'Where', text: whereOf, cell: whereOf },
  {
    id: 'role',
    header: 'Role',
    text: ({ role }) => role,
    cell: ({ level, role }) => (
      <StateBadge kind="role" state={role}>{`${level}.${role}`}</StateBadge>
    ),
  },
  {
    id: 'from',
    header: 'From',
    isClear: true,
    text: fromOf,
    cell: grant => <TextCell>{fromOf(grant)}</TextCell>,
  },
]

/** The roles of a user or group, and where each comes from. */
export function AccessPart({ holder, empty }: { holder: Holder; empty: string }) {
  const grants = useAppSelector(state => selectGrants(state, holder))
  return (
    <Part title="Access">
      <List
        id="access"
        label="Access"
        noun="role"
        rows={grants}
        columns={columns}
        empty={{ title: 'No roles', body: empty }}
      />
      <Projects />
    </Part>
  )
}

/** Reads the policies of all projects, on request. */
function Projects() {
  const [isLooking, setLooking] = useState(false)
  const names = useAppSelector(selectProjectNames)
  const { read, total, refused } = useAppSelector(selectProjectProgress)
  const { fleet } = useAppSelector(state => selectUnreadable(state, undefined))
  const isDone = read === total
  const unreadable = refused.map(index => names[index]).join(', ')
  return (
    <>
      {isLooking && <ReadInTurn queries={names.map(project => policyQuery({ project }))} />}
      <Row gap={3} flexWrap="wrap">
        {!isDone && (
          <Button size="sm" onPress={() => setLooking(!isLooking)}>
            {isLooking ? 'Stop' : 'Check project roles'}
          </Button>
        )}
        <Text role="status" color="text-muted" fontSize="sm">
          {isLooking || isDone
            ? `${formatNumber(read)} of ${formatNumber(total)} projects checked.`
            : 'Project-level roles not loaded.'}
          {unreadable && ` Not readable: ${unreadable}.`}
          {fleet !== undefined && ` Roles on the fleet are not shown: ${fleet} is not readable.`}
        </Text>
      </Row>
    </>
  )
}
