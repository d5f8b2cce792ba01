import type { ReactNode } from 'react'
import { selectCanBoot } from '@/store/project/instance-create/choices'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { sectionIcons } from '@/views/shared/icons'
import { PageForm } from '@/views/shared/page-form/PageForm'
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
  const canBoot = useAppSelector(state => selectCanBoot(state, project))
  return (
    <PageForm
      form={instanceCreateForm}
      submitLabel="Create instance"
      disabledReason={canBoot ? undefined : 'Image required'}
    >
      {children}
    </PageForm>
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
