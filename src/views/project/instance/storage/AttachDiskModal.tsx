import { useId } from 'react'
import type { DiskAttachValues } from '@/store/forms/disk-attach.form'
import { selectFormRefusals } from '@/store/selectors/forms'
import { selectAttachableDisks } from '@/store/selectors/instance-disks'
import { fieldHook, useForm } from '@/store/setup/form-hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Form } from '@/ui/Form/Form'
import { FormErrors } from '@/ui/Form/FormErrors'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { useInstanceParams } from '../use-instance-params'

const useField = fieldHook<DiskAttachValues>('diskAttach')

/** Attaches a free disk of the project to the instance. */
export function AttachDiskModal() {
  const { project } = useInstanceParams()
  const form = useForm('diskAttach')
  const refusals = useAppSelector(state => selectFormRefusals(state, 'diskAttach'))
  const items = useAppSelector(state => selectAttachableDisks(state, project))
  const disk = useField('disk')
  const formId = useId()
  return (
    <Modal
      title="Attach disk"
      onDismiss={form.cancel}
      action={{ label: 'Attach disk', formId, isPending: form.isPending }}
    >
      <ModalSection>
        <FormErrors errors={form.failure ? [form.failure.message] : []} />
        <Form id={formId} onSubmit={form.submit} refusals={refusals} isBlocked={form.isPending}>
          <Combobox
            {...disk}
            label="Disk name"
            placeholder="Select a disk"
            items={items}
            isRequired
          />
        </Form>
      </ModalSection>
    </Modal>
  )
}
