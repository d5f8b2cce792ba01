import { Suspense } from 'react'
import { selectPickableDisks } from '@/store/project/instance-create/choices'
import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { late, usePrefetch } from '@/ui/Late/late'
import { useRoute } from '@/views/shell/route-context'

const DiskCreateModal = late(
  async () => (await import('@/views/project/disks/DiskCreateModal')).DiskCreateModal,
)
const AttachDiskModal = late(
  async () => (await import('@/views/project/disks/AttachDiskModal')).AttachDiskModal,
)
const SshKeyCreateModal = late(
  async () => (await import('@/views/settings/ssh-keys/SshKeyCreateModal')).SshKeyCreateModal,
)
const NetworkInterfaceCreateModal = late(
  async () =>
    (await import('@/views/project/network-interfaces/NetworkInterfaceCreateModal'))
      .NetworkInterfaceCreateModal,
)
const FloatingIpPickModal = late(
  async () => (await import('./FloatingIpPickModal')).FloatingIpPickModal,
)
const LATE = [
  DiskCreateModal,
  AttachDiskModal,
  SshKeyCreateModal,
  NetworkInterfaceCreateModal,
  FloatingIpPickModal,
]

function DiskPickModal() {
  const { project = '' } = useRoute().params
  const disks = useAppSelector(state => selectPickableDisks(state, project))
  return <AttachDiskModal form="diskPick" items={disks} />
}

/** The dialogs that add to the new instance, while they are open. */
export function CollectingDialogs() {
  const isCreatingDisk = useForm('diskCreate').isOpen
  const isPickingDisk = useForm('diskPick').isOpen
  const isAddingKey = useForm('sshKeyCreate').isOpen
  const isAddingInterface = useForm('networkInterfaceCreate').isOpen
  const isPickingAddress = useForm('floatingIpPick').isOpen
  usePrefetch(LATE)
  return (
    <Suspense>
      {isCreatingDisk && <DiskCreateModal />}
      {isPickingDisk && <DiskPickModal />}
      {isAddingKey && <SshKeyCreateModal isAside />}
      {isAddingInterface && <NetworkInterfaceCreateModal />}
      {isPickingAddress && <FloatingIpPickModal />}
    </Suspense>
  )
}
