import type { ReactNode } from 'react'
import { useForm } from '@/store/forms/hooks'
import { selectCanBoot } from '@/store/project/instance-create/choices'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { FullPageForm } from '@/ui/Form/FullPageForm'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { sectionIcons } from '@/views/shared/icons'
import { useRoute } from '@/views/shell/route-context'
import { instanceCreateDocs } from '../instances/docs'
import { AdvancedSection } from './AdvancedSection'
import { AuthenticationSection } from './AuthenticationSection'
import { BasicsSection } from './BasicsSection'
import { BootDiskSection } from './BootDiskSection'
import { DisksSection } from './DisksSection'
import { HardwareSection } from './HardwareSection'

const { instances: Icon } = sectionIcons

function NewInstanceForm({ children }: { children: ReactNode }) {
  const { project = '' } = useRoute().params
  const form = useForm(instanceCreateForm)
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
        <DocsPopover {...instanceCreateDocs} />
      </PageHeader>
      <NewInstanceForm>
        <BasicsSection />
        <HardwareSection />
        <BootDiskSection />
        <DisksSection />
        <AuthenticationSection />
        <AdvancedSection />
      </NewInstanceForm>
    </>
  )
}
