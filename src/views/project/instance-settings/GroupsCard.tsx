import { capitalize } from '@/lib/text'
import { groupKindWords, type GroupKind } from '@/store/project/affinity-kinds'
import {
  selectGroupsProblem,
  selectJoinedGroups,
  type JoinedGroupViewModel,
} from '@/store/project/instance-settings/instance-settings'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { descriptionColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { List } from '@/views/shared/list/List'
import { useParams } from '@/views/shell/route-context'
import { policyColumn } from '../affinity/PolicyBadge'

const { affinity: Icon } = sectionIcons

const columns: readonly Column<JoinedGroupViewModel>[] = [
  nameColumn(),
  descriptionColumn(),
  policyColumn,
  {
    id: 'actions',
    cell: ({ id, name, actions }) => (
      <ActionsMenu id={id} copyLabel="Copy group ID" name={name} actions={actions} />
    ),
  },
]

const PURPOSES: Record<GroupKind, string> = {
  antiAffinity: 'Members of an anti-affinity group start on different sleds.',
  affinity: 'Members of an affinity group start on the same sled.',
}

const BULK = ['leave']

/** The groups of a kind that the instance is in, with a button to add it to another one. */
export function GroupsCard({ kind }: { kind: GroupKind }) {
  const send = useSend()
  const params = useParams(projectPaths.instance)
  const groups = useAppSelector(state => selectJoinedGroups(state, { ...params, kind }))
  const problem = useAppSelector(state => selectGroupsProblem(state, { ...params, kind }))
  const title = `${capitalize(groupKindWords[kind].noun)}s`
  if (!groups) {
    return (
      problem !== undefined && (
        <CardBlock>
          <CardHeader title={title} description={PURPOSES[kind]} />
          <CardBody>
            <Message>The groups could not be read: {problem}</Message>
          </CardBody>
        </CardBlock>
      )
    )
  }
  const { rows, joining } = groups
  return (
    <CardBlock>
      <CardHeader title={title} description={PURPOSES[kind]}>
        <Button
          // Tells the buttons of the two kinds apart.
          aria-label={`Add to group: ${title}`}
          disabledReason={joining.reason}
          onPress={() => joining.event && send(joining.event)}
        >
          Add to group
        </Button>
      </CardHeader>
      <CardBody>
        <List
          id={`${groupKindWords[kind].noun.replace(' ', '-')}s`}
          label={title}
          noun={groupKindWords[kind].noun}
          rows={rows}
          columns={columns}
          bulk={BULK}
          empty={{
            icon: <Icon />,
            title: `No ${groupKindWords[kind].noun}s`,
            body: 'This instance is a member of none.',
          }}
        />
      </CardBody>
    </CardBlock>
  )
}
