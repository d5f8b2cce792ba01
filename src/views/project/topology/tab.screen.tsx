import { Network } from 'lucide-react'
import { useId } from 'react'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import {
  selectTopology,
  selectTopologyQueries,
  type TopologyViewModel,
} from '@/store/project/topology/topology'
import { selectVpc } from '@/store/project/vpcs/vpcs'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Text } from '@/ui/Layout/Layout'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { Notices } from '@/views/shared/notices/Notices'
import { useParams, useRoute } from '@/views/shell/route-context'
import type { ListedPart, PartKind } from '@/store/project/topology/graph'
import { Link } from '@/ui/Link/Link'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { Picture, partKinds } from './Picture'
import styles from './topology.module.css'

/** The parts of a VPC by kind, each with the parts it is linked to. */
function PartList({ list }: Pick<TopologyViewModel, 'list'>) {
  return list.map(({ kind, parts }) => <Kind key={kind} kind={kind} parts={parts} />)
}

function Kind({ kind, parts }: { kind: PartKind; parts: readonly ListedPart[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.kind}>
      <Text as="h3" id={id} fontWeight="strong" marginBottom={2}>
        {partKinds[kind].many}
      </Text>
      {parts.length === 0 && (
        <Text as="p" color="text-muted" fontSize="sm">
          None
        </Text>
      )}
      <ul className={styles.list}>
        {parts.map(listed => (
          <Listed key={listed.part.id} {...listed} />
        ))}
      </ul>
    </section>
  )
}

function Listed({ part, groups }: ListedPart) {
  return (
    <li>
      <Link href={part.href}>{part.name}</Link>{' '}
      {part.state && <StateBadge kind="instance" state={part.state} />}{' '}
      <Text color="text-muted" fontSize="sm">
        {part.facts.join(', ')}
      </Text>
      {groups.length > 0 && (
        <ul className={styles.list}>
          {groups.map(({ kind, others }) => (
            <li key={kind}>
              <Text color="text-muted" fontSize="sm">
                {partKinds[kind][others.length === 1 ? 'one' : 'many']}
              </Text>
              <ul className={styles.list}>
                {others.map(({ part: other, notes }, index) => (
                  <li key={index}>
                    <Link href={other.href}>{other.name}</Link>{' '}
                    <Text color="text-muted" fontSize="sm">
                      {notes.join(', ')}
                    </Text>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const VIEWS = [
  { value: 'picture', label: 'Picture' },
  { value: 'list', label: 'List' },
] as const

/** How the parts of a VPC are connected, as a picture or as a list. */
function TopologyTab() {
  const params = useParams(projectPaths.vpc)
  const topology = useAppSelector(state => selectTopology(state, params))
  useQueries(useAppSelector(state => selectTopologyQueries(state, params)))
  return (
    <CardBlock>
      <CardHeader
        title="Topology"
        description="How traffic gets from the internet to the instances of this VPC."
      >
        <ViewChoice />
      </CardHeader>
      <CardBody>
        <Notices
          pending={topology.isPending ? 'Reading routes and network interfaces…' : undefined}
          notices={topology.gaps}
        />
        <Parts topology={topology} />
      </CardBody>
    </CardBlock>
  )
}

function ViewChoice() {
  const send = useSend()
  const { path, params } = useRoute()
  return (
    <SegmentedControl
      label="View"
      options={VIEWS}
      value={params.view === 'list' ? 'list' : 'picture'}
      onChange={view =>
        send(
          navigationRequested({ to: view === 'list' ? `${path}?view=list` : path, replace: true }),
        )
      }
    />
  )
}

function Parts({ topology: { graph, list } }: { topology: TopologyViewModel }) {
  const { params } = useRoute()
  const vpcParams = useParams(projectPaths.vpc)
  const name = useAppSelector(state => selectVpc(state, vpcParams)?.name)
  if (graph.parts.length === 0)
    return (
      <EmptyState
        icon={<Network size={20} />}
        title="Nothing to show"
        body="Create a subnet or a router to see it here."
      />
    )
  return params.view === 'list' ? (
    <PartList list={list} />
  ) : (
    <Picture label={`Topology of ${name}`} graph={graph} />
  )
}

export { TopologyTab as View }
