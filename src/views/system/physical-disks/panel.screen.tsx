import type { PhysicalDisk } from '@/api/generated/types'
import { useSupports } from '@/store/release/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectPhysicalDisk } from '@/store/system/physical-disks/physical-disks'
import { adoptionRequestsQuery } from '@/store/system/sleds/queries'
import { selectAdoptionRequest } from '@/store/system/unadopted-disks/unadopted-disks'
import { Link } from '@/ui/Link/Link'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useParams } from '@/views/shell/route-context'
import { DiskPolicyBadge, HardwareStateBadge } from '../inventory/HardwareBadges'
import { HardwarePanel } from '../inventory/HardwarePanel'
import { DiskSled, FormFactor } from './PhysicalDiskTable'

/** A physical disk, over the list of all disks. */
function PhysicalDiskPanel() {
  const params = useParams(systemPaths.physicalDisk)
  const disk = useAppSelector(state => selectPhysicalDisk(state, params))
  const canBeAdopted = useSupports('diskAdoption')
  if (!disk) return null
  return (
    <HardwarePanel kind="Physical disk" part={disk} leaveTo={systemPaths.physicalDisks()}>
      <Property label="Vendor">{disk.vendor}</Property>
      <Property label="Model number">{disk.model}</Property>
      <Property label="Serial number">{disk.serial}</Property>
      <Property label="Form factor">
        <FormFactor formFactor={disk.formFactor} />
      </Property>
      <Property label="Policy">
        <DiskPolicyBadge policy={disk.policy} />
      </Property>
      <Property label="State">
        <HardwareStateBadge state={disk.state} />
      </Property>
      <Property label="Sled">
        <DiskSled disk={disk} />
      </Property>
      {canBeAdopted && disk.state === 'active' && <Adoption disk={disk} />}
    </HardwarePanel>
  )
}

/** The way back to the request that had the disk adopted, while the rack still has it. */
function Adoption({ disk }: { disk: PhysicalDisk }) {
  useQueries([adoptionRequestsQuery])
  const request = useAppSelector(state => selectAdoptionRequest(state, disk))
  if (!request) return null
  return (
    <Property label="Adopted">
      <Link href={systemPaths.unadoptedDisks()}>Adoption request</Link>
    </Property>
  )
}

export { PhysicalDiskPanel as View }
