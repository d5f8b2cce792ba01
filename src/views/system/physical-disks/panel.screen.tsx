import type { PhysicalDisk } from '@/api/generated/types'
import { failedOf } from '@/store/queries/failure'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectPhysicalDisk } from '@/store/system/physical-disks/physical-disks'
import { adoptionRequestsQuery } from '@/store/system/sleds/queries'
import { selectAdoptionRequest } from '@/store/system/unadopted-disks/unadopted-disks'
import { Link } from '@/ui/Link/Link'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { Unknown } from '@/views/shared/unknown/Known'
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

const ADOPTION = [adoptionRequestsQuery]

/** The way back to the request that had the disk adopted, while the rack still has it. */
function Adoption({ disk }: { disk: PhysicalDisk }) {
  useQueries(ADOPTION)
  const request = useAppSelector(state => selectAdoptionRequest(state, disk))
  const hasFailed = useAppSelector(state => failedOf(state, ADOPTION).length > 0)
  if (!request && !hasFailed) return null
  return (
    <Property label="Adopted">
      {hasFailed ? (
        <Unknown queries={ADOPTION} />
      ) : (
        <Link href={systemPaths.unadoptedDisks()}>Adoption request</Link>
      )}
    </Property>
  )
}

export { PhysicalDiskPanel as View }
