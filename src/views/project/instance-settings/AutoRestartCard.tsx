import { useId } from 'react'
import { useForm } from '@/store/forms/hooks'
import {
  autoRestartForm,
  useAutoRestartField,
  type PolicyChoice,
} from '@/store/project/instance-settings/auto-restart.form'
import { selectIsPolicyChanged } from '@/store/project/instance-settings/auto-restart'
import { useAppSelector } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardFooter, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Form } from '@/ui/Form/Form'
import { FormErrors } from '@/ui/Form/FormErrors'
import { Select } from '@/ui/Select/Select'
import { DraftNotice } from '@/views/shared/draft-notice/DraftNotice'
import { useInstanceParams } from '../instance/use-instance-params'
import { RestartTimes } from './RestartTimes'

const GUIDE = {
  label: 'Auto-restart',
  href: 'https://docs.oxide.computer/guides/managing-instances#_update_instances',
}

const POLICIES: readonly { value: PolicyChoice; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'never', label: 'Never' },
  { value: 'best_effort', label: 'Best effort' },
]

/** Whether the control plane brings the instance back when it has failed. */
export function AutoRestartCard() {
  const formId = useId()
  const form = useForm(autoRestartForm)
  const { project, instance } = useInstanceParams()
  const isChanged = useAppSelector(state => selectIsPolicyChanged(state, project, instance))
  return (
    <CardBlock width="medium">
      <CardHeader
        title="Auto-restart"
        description="What becomes of this instance when it has failed."
      />
      <CardBody>
        <FormErrors
          errors={form.failure ? [form.failure.message] : []}
          requestId={form.failure?.requestId}
        />
        <Form id={formId} onSubmit={form.submit} isBlocked={form.isPending || !isChanged}>
          <DraftNotice form={autoRestartForm} />
          <PolicyField />
          <RestartTimes />
        </Form>
      </CardBody>
      <CardFooter learnMore={GUIDE}>
        <Button
          type="submit"
          form={formId}
          tone="primary"
          isPending={form.isPending}
          isDisabled={!isChanged}
        >
          Save
        </Button>
      </CardFooter>
    </CardBlock>
  )
}

function PolicyField() {
  const { onChange, ...field } = useAutoRestartField('policy')
  return (
    <Select
      {...field}
      label="Policy"
      help="The default of the whole system is best effort today, and may change."
      items={POLICIES}
      onChange={chosen =>
        onChange(POLICIES.find(({ value }) => value === chosen)?.value ?? 'default')
      }
      isRequired
    />
  )
}
