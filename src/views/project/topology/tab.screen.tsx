import { Cpu, Globe, Network, Route } from 'lucide-react'
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
import { PartList } from '@/ui/Graph/PartList'
import { boxName, PartBox, Picture, type KindLook } from '@/ui/Graph/Picture'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { Notices } from '@/views/shared/notices/Notices'
import { useParams, useRoute } from '@/views/shell/route-context'
import { KINDS, type PartKind, type PartViewModel } from '@/store/project/topology/graph'
import { Link } from '@/ui/Link/Link'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'

/** The names and icons of the kinds of parts. */
const LOOKS: Record<PartKind, KindLook> = {
  gateway: { one: 'Internet gateway', many: 'Internet gateways', icon: Globe },
  router: { one: 'Router', many: 'Routers', icon: Route },
  subnet: { one: 'Subnet', many: 'Subnets', icon: Network },
  instance: { one: 'Instance', many: 'Instances', icon: Cpu },
}

const linkOf = ({ name, href }: PartViewModel) => <Link href={href}>{name}</Link>

const stateOf = ({ state }: PartViewModel) => state && <StateBadge kind="instance" state={state} />

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
    <PartList list={list} looks={LOOKS} name={linkOf} state={stateOf} />
  ) : (
    <Picture label={`Topology of ${name}`} graph={graph} kinds={KINDS} looks={LOOKS}>
      {(box, onPoint) => {
        const { id, kind, name: each, href } = box.part
        const { one, icon } = LOOKS[kind]
        return (
          <PartBox key={id} box={box} icon={icon} onPoint={onPoint} state={stateOf(box.part)}>
            <Link href={href} look="bare" className={boxName}>
              <VisuallyHidden>{one} </VisuallyHidden>
              {each}
            </Link>
          </PartBox>
        )
      }}
    </Picture>
  )
}

export { TopologyTab as View }
