import type {
  PhysicalDiskAdoptionRequest,
  PhysicalDiskManufacturerIdentity,
} from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'

/** The action that requests the adoption of a disk. */
export const adoptAction = (
  disk: PhysicalDiskManufacturerIdentity,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'adopt',
  label: 'Adopt',
  reason,
  event: confirmed(
    {
      verb: 'Adopt',
      kind: 'disk',
      name: disk.serial,
      consequences: rich`The system uses it for storage, and everything on it is lost. This cannot be undone here.`,
    },
    {
      source: `physicalDiskEnableAdoption/${disk.vendor}/${disk.model}/${disk.serial}`,
      command: { endpoint: 'physicalDiskEnableAdoption', args: { body: disk } },
      success: { content: ['Adoption of ', emphasis(disk.serial), ' requested'] },
      errorTitle: 'Could not adopt disk',
    },
  ),
})

/** The action that takes back a request for a disk. */
export const withdrawAction = (
  { id, diskId: { serial } }: PhysicalDiskAdoptionRequest,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'withdraw',
  label: 'Withdraw request',
  reason,
  event: confirmed(
    {
      verb: 'Withdraw',
      kind: 'adoption request',
      name: serial,
      text: rich`Are you sure you want to withdraw the request to adopt ${emphasis(serial)}?`,
      consequences: rich`This is possible only until the disk is adopted.`,
    },
    {
      source: `physicalDiskDisableAdoption/${id}`,
      command: {
        endpoint: 'physicalDiskDisableAdoption',
        args: { path: { physicalDiskAdoptionReqId: id } },
      },
      success: { content: ['Adoption of ', emphasis(serial), ' no longer requested'] },
      errorTitle: 'Could not withdraw adoption request',
    },
  ),
})
