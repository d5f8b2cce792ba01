import { formatNumber } from '@/lib/number'
import { Ban, ChevronLeft, ChevronRight, CircleCheck, Clock, Plus, Server } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RackMembershipChangeState } from '@/api/generated/types'
import type { ViewOf } from '@/store/queries/view-models'
import type { Supported } from '@/store/release/release'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  membershipPoll as poll,
  selectAbortAction,
  selectAddSledsAction,
  selectBeforeQueries,
  selectMembership,
  selectMembershipActions as actions,
  selectMembershipFailure,
  type MemberRowViewModel,
} from '@/store/system/rack-membership/rack-membership'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { IdCell } from '@/ui/Cells/IdCell'
import { Row, Stack } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Message } from '@/ui/Message/Message'
import { DateProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import type { Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'
import { Slot } from '../inventory/columns'

type Membership = ViewOf<typeof selectMembership>

const TONES: Record<RackMembershipChangeState, BadgeTone> = {
  in_progress: 'info',
  committed: 'success',
  aborted: 'neutral',
}

const columns: readonly Supported<Column<MemberRowViewModel>>[] = [
  { id: 'part', text: ({ partNumber }) => partNumber, cell: ({ partNumber }) => partNumber },
  {
    id: 'serial',
    isKey: true,
    text: ({ serialNumber, isNew }) => `${serialNumber}${isNew ? ' new' : ''}`,
    exported: ({ serialNumber }) => serialNumber,
    cell: ({ serialNumber, isNew }) => (
      <Row as="span" gap={2} display="inline-flex">
        {serialNumber}
        {isNew && <Badge tone="info">new</Badge>}
      </Row>
    ),
  },
  {
    id: 'sled',
    text: ({ sled }) => sled?.id ?? '',
    cell: ({ sled, serialNumber }) =>
      sled ? (
        <IdCell
          id={sled.id}
          name={`the sled ${serialNumber}`}
          href={systemPaths.sledInstances({ sledId: sled.id })}
        />
      ) : (
        <EmptyCell />
      ),
  },
  {
    id: 'slot',
    needs: 'sledSlot',
    text: ({ sled }) => `${sled?.slot ?? ''}`,
    value: ({ sled }) => sled?.slot,
    cell: ({ sled }) => <Slot slot={sled?.slot} />,
  },
  {
    id: 'acknowledged',
    text: ({ isAcknowledged }) => (isAcknowledged ? 'acknowledged' : 'waiting'),
    cell: ({ isAcknowledged }) => <Acknowledged isAcknowledged={isAcknowledged} />,
  },
]

function Acknowledged({ isAcknowledged }: Pick<MemberRowViewModel, 'isAcknowledged'>) {
  return (
    <Row as="span" gap={2} display="inline-flex">
      {isAcknowledged ? (
        <CircleCheck size={16} style={{ color: 'var(--color-success-text)' }} />
      ) : (
        <Clock size={16} style={{ color: 'var(--color-notice-text)' }} />
      )}
      {isAcknowledged ? 'Acknowledged' : 'Waiting'}
    </Row>
  )
}

/** Moves between the changes of the rack's members. */
function Changes({ version, earlierHref, laterHref }: Membership) {
  return (
    <Row as="nav" aria-label="Changes" gap={2} display="inline-flex">
      <Step href={earlierHref} label="Earlier change">
        <ChevronLeft size={16} />
      </Step>
      <span>Change {version}</span>
      <Step href={laterHref} label="Later change">
        <ChevronRight size={16} />
      </Step>
    </Row>
  )
}

interface StepProps {
  href: string | undefined
  label: string
  children: ReactNode
}

function Step({ href, label, children }: StepProps) {
  return href === undefined ? (
    <Button tone="ghost" size="icon" aria-label={label} isDisabled>
      {children}
    </Button>
  ) : (
    <LinkButton tone="ghost" size="icon" aria-label={label} href={href}>
      {children}
    </LinkButton>
  )
}

function Properties({ membership }: { membership: Membership }) {
  const { state, timeCommitted, timeAborted } = membership
  return (
    <PropertiesTable columns={2}>
      <Property label="Change">
        <Changes {...membership} />
      </Property>
      <Property label="Members">{formatNumber(membership.members.length)}</Property>
      <Property label="State">
        <Badge tone={TONES[state]} hasDot>
          {state.replace('_', ' ')}
        </Badge>
      </Property>
      <Property label="Waiting for">
        {formatNumber(membership.unacknowledgedMembers.length)}
      </Property>
      <DateProperty label="Started" date={membership.timeCreated} />
      {timeCommitted && <DateProperty label="Committed" date={timeCommitted} />}
      {timeAborted && <DateProperty label="Aborted" date={timeAborted} />}
    </PropertiesTable>
  )
}

/** The sleds that belong to a rack, after its latest change or an earlier one. */
function MembershipView() {
  const params = useParams(systemPaths.rackMembership)
  const membership = useAppSelector(state => selectMembership(state, params))
  const failure = useAppSelector(state => selectMembershipFailure(state, params))
  const add = useAppSelector(state => selectAddSledsAction(state, params))
  const abort = useAppSelector(state => selectAbortAction(state, params))
  useQueries(useAppSelector(state => selectBeforeQueries(state, params)))
  if (!membership)
    return (
      failure !== undefined && (
        <Stack gap={4}>
          <Message tone="notice">The change could not be read: {failure}</Message>
          <div>
            <ActionButton action={add} icon={<Plus size={16} />} />
          </div>
        </Stack>
      )
    )
  return (
    <Stack gap={4}>
      <Properties membership={membership} />
      <div>
        <ListSection
          id="members"
          label="Members"
          noun="member"
          icon={<Server />}
          rows={membership.rows}
          columns={columns}
          toolbar={abort && <ActionButton action={abort} icon={<Ban size={16} />} />}
          create={add}
          emptyTitle="No members"
          empty="The sleds that belong to the rack appear here."
        />
      </div>
    </Stack>
  )
}

export { actions, columns, poll, MembershipView as View }
