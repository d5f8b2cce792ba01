import { Key } from 'lucide-react'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectScimTokenCreateAction,
  selectScimTokens,
  selectScimUrl,
  type ScimTokenRowViewModel,
} from '@/store/system/scim-tokens/scim-tokens'
import { CardFooter } from '@/ui/CardBlock/CardBlock'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Stack, Text } from '@/ui/Layout/Layout'
import { IdProperty, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import type { Column } from '@/ui/Table/Table'
import { ActionCard, Unread } from '@/views/shared/actions/ActionCard'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { guide } from '@/views/shared/docs/guides'
import { expiryColumn, idColumn } from '@/views/shared/value-columns'
import { List } from '@/views/shared/list/List'
import { useParams } from '@/views/shell/route-context'

const columns: readonly Column<ScimTokenRowViewModel>[] = [
  idColumn(),
  dateColumn('timeCreated'),
  expiryColumn(),
  actionsColumn(),
]

const DOCS = guide(
  'SCIM',
  'operator/identity-providers#_saml_authentication_scim_user_provisioning',
)

/** The tokens with which the identity provider of a silo pushes users and groups. */
export function ScimTab() {
  const params = useParams(systemPaths.silo)
  const { rows, isRefused, failure } = useAppSelector(state => selectScimTokens(state, params))
  const create = useAppSelector(state => selectScimTokenCreateAction(state, params))
  if (isRefused)
    return (
      <EmptyState
        icon={<Key />}
        level={2}
        title="You may not see SCIM tokens"
        body="Only fleet admins and the admins of this silo may."
      />
    )
  return (
    <ActionCard
      title="SCIM tokens"
      description="The identity provider sends one of them with each change of users and groups."
      actions={[create]}
      footer={<CardFooter learnMore={DOCS} />}
    >
      <Stack gap={5}>
        <ScimUrl />
        {rows ? <Tokens rows={rows} /> : <Unread failure={failure} />}
        <Text as="p" color="text-muted">
          To replace a token, create a second one, enter it at the identity provider, and then
          delete the first.
        </Text>
      </Stack>
    </ActionCard>
  )
}

function ScimUrl() {
  const params = useParams(systemPaths.silo)
  const { url, silo, isDomainKnown } = useAppSelector(state => selectScimUrl(state, params))
  return (
    <>
      <PropertiesTable>
        <IdProperty label="Base URL" id={url} name={silo} />
      </PropertiesTable>
      {!isDomainKnown && (
        <Text as="p" color="text-muted">
          The console does not know the domain of the rack: enter it in place of{' '}
          <code translate="no">placeholder</code>.
        </Text>
      )}
    </>
  )
}

function Tokens({ rows }: { rows: readonly ScimTokenRowViewModel[] }) {
  return (
    <List
      id="scim-tokens"
      label="SCIM tokens"
      noun="SCIM token"
      rows={rows}
      columns={columns}
      empty={{
        icon: <Key />,
        title: 'No SCIM tokens',
        body: 'Without one, the identity provider cannot add users and groups.',
      }}
    />
  )
}
