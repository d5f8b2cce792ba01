import { useId } from 'react'
import { MIN_MEMORY_GIB, MIN_VCPUS } from '@/lib/limits'
import type { InstanceResizeValues } from '@/store/forms/instance-resize.form'
import { selectResize } from '@/store/selectors/instance-resize'
import { fieldHook, useForm } from '@/store/setup/form-hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { Form } from '@/ui/Form/Form'
import { FormErrors } from '@/ui/Form/FormErrors'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RichText } from '@/ui/RichText/RichText'

const useField = fieldHook<InstanceResizeValues>('instanceResize')

/** Changes the number of CPUs and the memory of an instance that is not running. */
export function ResizeModal() {
  const form = useForm('instanceResize')
  const resize = useAppSelector(selectResize)
  const ncpus = useField('ncpus')
  const memory = useField('memory')
  const formId = useId()
  if (!resize) return null
  const { current, blocked, errors, canSubmit } = resize
  return (
    <Modal
      title="Resize instance"
      onDismiss={form.cancel}
      action={{
        label: 'Resize',
        formId,
        isPending: form.isPending,
        isDisabled: !canSubmit && !form.isPending,
      }}
    >
      <ModalSection>
        {blocked ? (
          <Message tone="danger">
            <RichText text={blocked} />
          </Message>
        ) : (
          <Message>{current}</Message>
        )}
        <FormErrors errors={form.failure ? [form.failure.message] : []} />
        <Form
          id={formId}
          onSubmit={form.submit}
          isBlocked={!canSubmit || form.isPending}
          isFocusedFirst
        >
          <NumberField
            {...ncpus}
            label="vCPUs"
            min={MIN_VCPUS}
            isInteger
            isRequired
            error={errors.ncpus}
            isDisabled={ncpus.isDisabled || blocked !== undefined}
          />
          <NumberField
            {...memory}
            label="Memory"
            units="GiB"
            min={MIN_MEMORY_GIB}
            isInteger
            isRequired
            error={errors.memory}
            isDisabled={memory.isDisabled || blocked !== undefined}
          />
        </Form>
      </ModalSection>
    </Modal>
  )
}
