import { formatNumber } from '@/lib/number'
import { BellRing, Key } from 'lucide-react'
import { useAppSelector } from '@/store/setup/hooks'
import { alertClassesQuery } from '@/store/system/alerting/queries'
import {
  selectPartActions,
  selectSecrets,
  selectSubscriptionRows,
} from '@/store/system/alerting/receivers'
import { systemPaths } from '@/store/system/paths'
import { CardStack } from '@/ui/CardBlock/CardBlock'
import type { Column } from '@/ui/Table/Table'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { ActionCard, Unread } from '@/views/shared/actions/ActionCard'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { List } from '@/views/shared/list/List'
import { idColumn } from '@/views/shared/value-columns'
import { useParams } from '@/views/shell/route-context'
import { ClassBadge } from './ClassBadge'
import styles from './alerting.module.css'
import { Unknown } from '@/views/shared/unknown/Known'
import { NOT_KNOWN } from '@/lib/text'

/** What a webhook is told of, and what its requests are signed with. */
export function DetailsTab() {
  return (
    <CardStack>
      <Subscriptions />
      <Secrets />
    </CardStack>
  )
}

type SubscriptionRow = ReturnType<typeof selectSubscriptionRows>[number]

/** The number of classes, which are listed in its tooltip. */
function MatchesCell({ classes }: Pick<SubscriptionRow, 'classes'>) {
  if (!classes) return <Unknown queries={[alertClassesQuery]} />
  if (classes.length === 0) return '0'
  return (
    <Tooltip
      content={classes.map(name => (
        <div key={name}>{name}</div>
      ))}
    >
      <span tabIndex={0} className={styles.count}>
        {formatNumber(classes.length)}
      </span>
    </Tooltip>
  )
}

const subscriptionColumns: readonly Column<SubscriptionRow>[] = [
  {
    id: 'pattern',
    header: 'Pattern',
    text: ({ name }) => name,
    cell: ({ name }) => <ClassBadge>{name}</ClassBadge>,
  },
  {
    id: 'matches',
    header: 'Matches now',
    text: ({ classes }) => `${classes?.length ?? NOT_KNOWN}`,
    value: ({ classes }) => classes?.length,
    cell: ({ classes }) => <MatchesCell classes={classes} />,
  },
  actionsColumn(),
]

function Subscriptions() {
  const params = useParams(systemPaths.alertReceiver)
  const { addSubscription } = useAppSelector(state => selectPartActions(state, params))
  return (
    <ActionCard
      title="Subscriptions"
      description="The webhook receives alerts whose class matches one of these patterns."
      actions={[addSubscription]}
    >
      <List
        id="subscriptions"
        label="Subscriptions"
        noun="subscription"
        rows={useAppSelector(state => selectSubscriptionRows(state, params))}
        columns={subscriptionColumns}
        bulk={BULK_REMOVE}
        empty={{
          icon: <BellRing />,
          title: 'No subscriptions',
          body: 'Without one, this webhook receives only probes.',
        }}
      />
    </ActionCard>
  )
}

const BULK_REMOVE = ['remove']

type SecretRow = NonNullable<ReturnType<typeof selectSecrets>['rows']>[number]

const secretColumns: readonly Column<SecretRow>[] = [
  idColumn(),
  dateColumn('timeCreated'),
  actionsColumn(),
]

function Secrets() {
  const params = useParams(systemPaths.alertReceiver)
  const { addSecret } = useAppSelector(state => selectPartActions(state, params))
  const { rows, failure } = useAppSelector(state => selectSecrets(state, params))
  return (
    <ActionCard
      title="Secrets"
      description="Each request is signed with every secret. To replace one, add the new secret, enter it at the receiver, then delete the old one."
      actions={[addSecret]}
    >
      {rows ? (
        <List
          id="secrets"
          label="Secrets"
          noun="secret"
          rows={rows}
          columns={secretColumns}
          empty={{
            icon: <Key />,
            title: 'No secrets',
            body: 'Without one, nothing can be sent to this webhook.',
          }}
        />
      ) : (
        <Unread failure={failure} />
      )}
    </ActionCard>
  )
}
