import { projectPaths } from '@/store/project/paths'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPoolByName } from '@/store/silo/ip-pools/choices'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { lateIcons } from '@/views/shared/late-icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { useParams } from '@/views/shell/route-context'

const { 'ip-pools': Icon } = lateIcons
const NONE: readonly never[] = []

/** What users of the silo may know about the pool of a floating IP, over the floating IPs. */
function PoolPanel() {
  const { project, pool: name = '' } = useParams(projectPaths.floatingIpPool)
  const pool = useAppSelector(state => selectPoolByName(state, name))
  const hasVersions = useSupports('siloPoolVersions')
  if (!pool) return null
  return (
    <ObjectPanel
      kind="IP pool"
      icon={<Icon size={16} />}
      object={{ ...pool, actions: NONE }}
      leaveTo={projectPaths.floatingIps({ project })}
    >
      {hasVersions && (
        <Property label="Version">
          <VersionBadge version={pool.ipVersion} />
        </Property>
      )}
      {hasVersions && (
        <Property label="Type">
          <Badge>{pool.poolType}</Badge>
        </Property>
      )}
      <Property label="Silo default">{pool.isDefault ? 'Yes' : 'No'}</Property>
    </ObjectPanel>
  )
}

export { PoolPanel as View }
