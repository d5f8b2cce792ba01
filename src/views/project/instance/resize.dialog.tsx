import { memoryRule, vcpusRule } from '@/lib/number-rules'
import { selectResize, type ResizeViewModel } from '@/store/project/instance/resize'
import { instanceResizeForm as form } from '@/store/project/instance/resize.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RichText } from '@/ui/RichText/RichText'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { JumboFramesOffer } from '../instance-settings/JumboFramesOffer'
import { QuotaNote } from '../quota/QuotaNote'
import { useLimits } from '@/store/release/release'

/** Changes the number of CPUs and the memory of an instance that is not running. */
function ResizeModal() {
  const resize = useAppSelector(selectResize)
  if (!resize) return null
  return (
    <ModalForm
      form={form}
      title="Resize instance"
      submitLabel="Resize"
      isIncomplete={!resize.canSubmit}
    >
      <Present {...resize} />
      <JumboFramesOffer form={form} />
      <CpuField {...resize} />
      <MemoryField {...resize} />
      {!resize.blocked && <QuotaNote taken={resize.taken} when="once it runs" />}
    </ModalForm>
  )
}

/** The current size of the instance, or why it can no longer be changed. */
function Present({ current, blocked }: ResizeViewModel) {
  return blocked ? (
    <Message tone="danger">
      <RichText text={blocked} />
    </Message>
  ) : (
    <Message>{current}</Message>
  )
}

function CpuField({ blocked, errors }: ResizeViewModel) {
  const field = form.useField('ncpus')
  return (
    <NumberField
      {...field}
      label="vCPUs"
      {...vcpusRule(useLimits().vcpus)}
      isDisabled={field.isDisabled || Boolean(blocked)}
      error={errors.ncpus}
    />
  )
}

function MemoryField({ blocked, errors }: ResizeViewModel) {
  const field = form.useField('memory')
  return (
    <NumberField
      {...field}
      label="Memory"
      {...memoryRule(useLimits().memory)}
      isDisabled={field.isDisabled || Boolean(blocked)}
      error={errors.memory}
    />
  )
}

export { form, ResizeModal as View }
