import { objectActions } from '@/store/palette/object-actions'
import { useSupports } from '@/store/release/release'
import { selectSiloName } from '@/store/session/session'
import { settingsPaths } from '@/store/settings/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectCredentials, selectUser } from '@/store/silo/identities/identities'
import type { Holder } from '@/store/silo/identities/rules'
import { userSessionsQuery, userTokensQuery } from '@/store/silo/identities/queries'
import { siloPaths } from '@/store/silo/paths'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { Column } from '@/ui/Table/Table'
import { dateColumn } from '@/views/shared/columns'
import { List } from '@/views/shared/list/List'
import { expiryColumn, idColumn } from '@/views/shared/value-columns'
import { useParams } from '@/views/shell/route-context'
import { AccessPart } from './AccessPart'
import { IdentityPanel, Part } from './IdentityPanel'
import { QuestionPart } from './QuestionPart'
import styles from './panel.module.css'

type Credentials = ReturnType<typeof selectCredentials>

const sessionColumns: readonly Column<NonNullable<Credentials['sessions']>[number]>[] = [
  dateColumn('timeCreated'),
  dateColumn('timeLastUsed', 'Last used'),
]

const tokenColumns: readonly Column<NonNullable<Credentials['tokens']>[number]>[] = [
  idColumn(),
  dateColumn('timeCreated'),
  expiryColumn(),
]

/** A user over the list: their access and where it comes from, groups and sessions. */
function UserPanel() {
  const params = useParams(siloPaths.user)
  const user = useAppSelector(state => selectUser(state, params))
  const silo = useAppSelector(selectSiloName)
  const hasSessions = useSupports('userSessions')
  if (!user) return null
  return (
    <IdentityPanel kind="User" object={user} leaveTo={siloPaths.users()} silo={silo}>
      {user.groups ? <Access id={user.id} groups={user.groups} /> : <Skeleton height="12rem" />}
      {hasSessions && user.mayAdminister && <Credentials user={user.id} isOwn={user.isCaller} />}
    </IdentityPanel>
  )
}

/** The roles of a user, once it is known which groups they are in. */
function Access(user: Holder) {
  return (
    <>
      <AccessPart holder={user} empty="This user has no role here." />
      <QuestionPart holder={user} />
      <Part title="Groups">
        {user.groups.length === 0 ? (
          <Text as="p" color="text-muted" fontSize="sm">
            This user is in no group.
          </Text>
        ) : (
          <Stack as="ul" gap={1}>
            {user.groups.map(({ id, name }) => (
              <li key={id}>
                <Link href={siloPaths.group({ group: id })}>{name}</Link>
              </li>
            ))}
          </Stack>
        )}
      </Part>
    </>
  )
}

function Credentials({ user, isOwn }: { user: string; isOwn: boolean }) {
  useQueries([userSessionsQuery({ user }), userTokensQuery({ user })])
  const { sessions, tokens, failure } = useAppSelector(state => selectCredentials(state, user))
  if (failure !== undefined) return <Message tone="danger">{failure}</Message>
  return (
    <>
      <Part title="Sessions">
        {sessions ? (
          <List
            id="sessions"
            label="Sessions"
            noun="session"
            rows={sessions}
            columns={sessionColumns}
            empty={{ title: 'No sessions', body: 'This user is not signed in anywhere.' }}
          />
        ) : (
          <Skeleton />
        )}
        {isOwn && (
          <Text as="p" color="text-muted" fontSize="sm">
            The API does not report which one is the session of this tab.
          </Text>
        )}
      </Part>
      <Part title="Access tokens">
        {tokens ? (
          <div className={styles.days}>
            <List
              id="tokens"
              label="Access tokens"
              noun="access token"
              rows={tokens}
              columns={tokenColumns}
              empty={{ title: 'No access tokens', body: 'No program calls the API for this user.' }}
            />
          </div>
        ) : (
          <Skeleton />
        )}
        {isOwn && <Link href={settingsPaths.accessTokens()}>Manage your access tokens</Link>}
      </Part>
    </>
  )
}

const actions = objectActions('User', selectUser)

export { actions, UserPanel as View }
