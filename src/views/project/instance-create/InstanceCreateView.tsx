import type { ReactNode } from 'react'
import { selectCanBoot, selectPickableDisks } from '@/store/selectors/instance-create'
import { useForm } from '@/store/setup/form-hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { FullPageForm } from '@/ui/Form/FullPageForm'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { AttachDiskModal } from '@/views/shared/disk-form/AttachDiskModal'
import { DiskCreateModal } from '@/views/shared/disk-form/DiskCreateModal'
import { Docs } from '@/views/shared/docs/Docs'
import { sectionIcons } from '@/views/shared/icons'
import { NetworkInterfaceCreateModal } from '@/views/shared/network-interface-form/NetworkInterfaceCreateModal'
import { SshKeyCreateModal } from '@/views/shared/ssh-key-form/SshKeyCreateModal'
import { useRoute } from '@/views/shell/route-context'
import { AdvancedSection } from './AdvancedSection'
import { AuthenticationSection } from './AuthenticationSection'
import { BasicsSection } from './BasicsSection'
import { BootDiskSection } from './BootDiskSection'
import { DisksSection } from './DisksSection'
import { FloatingIpPickModal } from './FloatingIpPickModal'
import { HardwareSection } from './HardwareSection'

const { instances: Icon } = sectionIcons

function DiskPickModal() {
  const { project = '' } = useRoute().params
  const disks = useAppSelector(state => selectPickableDisks(state, project))
  return <AttachDiskModal form="diskPick" items={disks} />
}

function NewInstanceForm({ children }: { children: ReactNode }) {
  const { project = '' } = useRoute().params
  const form = useForm('instanceCreate')
  const canBoot = useAppSelector(state => selectCanBoot(state, project))
  if (!form.isOpen) return null
  return (
    <FullPageForm
      submitLabel="Create instance"
      onSubmit={form.submit}
      onCancel={form.cancel}
      isPending={form.isPending}
      disabledReason={canBoot ? undefined : 'Image required'}
      error={form.failure?.message}
      refusals={form.refusals}
    >
      {children}
    </FullPageForm>
  )
}

/** The page on which a new instance is put together. */
export function InstanceCreateView() {
  return (
    <>
      <PageHeader title="Create instance" icon={<Icon />}>
        <Docs about="instanceCreate" />
      </PageHeader>
      <NewInstanceForm>
        <BasicsSection />
        <HardwareSection />
        <BootDiskSection />
        <DisksSection />
        <AuthenticationSection />
        <AdvancedSection />
      </NewInstanceForm>
      <DiskCreateModal />
      <DiskPickModal />
      <SshKeyCreateModal isAside />
      <NetworkInterfaceCreateModal />
      <FloatingIpPickModal />
    </>
  )
}
