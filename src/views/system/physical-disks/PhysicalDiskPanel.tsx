import { selectPhysicalDisk } from '@/store/system/physical-disks/panel'
import { systemPaths } from '@/store/system/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useParams } from '@/views/shell/route-context'
import { HardwarePanel } from '../inventory/HardwarePanel'
import { HardwareStateBadge } from '../sleds/SledBadges'
import { PolicyBadge } from './PolicyBadge'

/** A physical disk, over the list of all of them. */
export function PhysicalDiskPanel() {
  const { diskId } = useParams(systemPaths.physicalDisk)
  const disk = useAppSelector(state => selectPhysicalDisk(state, diskId))
  if (!disk) return null
  const { sledId, sledHref } = disk
  return (
    <HardwarePanel kind="Physical disk" part={disk} leaveTo={systemPaths.physicalDisks()}>
      <Property label="Vendor">{disk.vendor}</Property>
      <Property label="Model number">{disk.model}</Property>
      <Property label="Serial number">{disk.serial}</Property>
      <Property label="Form factor">
        <Badge isVerbatim>{disk.form}</Badge>
      </Property>
      <Property label="Policy">
        <PolicyBadge policy={disk.policy} />
      </Property>
      <Property label="State">
        <HardwareStateBadge state={disk.state} />
      </Property>
      <Property label="Sled">
        {sledId && sledHref ? (
          <LinkCell href={sledHref} isWhole>
            {sledId}
          </LinkCell>
        ) : (
          <EmptyCell />
        )}
      </Property>
    </HardwarePanel>
  )
}
