import type { ReactNode } from 'react'
import { selectCanBoot } from '@/store/project/instance-create/choices'
import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { FullPageForm } from '@/ui/Form/FullPageForm'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { Docs } from '@/views/shared/docs/Docs'
import { sectionIcons } from '@/views/shared/icons'
import { useRoute } from '@/views/shell/route-context'
import { AdvancedSection } from './AdvancedSection'
import { AuthenticationSection } from './AuthenticationSection'
import { BasicsSection } from './BasicsSection'
import { BootDiskSection } from './BootDiskSection'
import { CollectingDialogs } from './CollectingDialogs'
import { DisksSection } from './DisksSection'
import { HardwareSection } from './HardwareSection'

const { instances: Icon } = sectionIcons

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
      <CollectingDialogs />
    </>
  )
}
