import { useId, type ReactNode } from 'react'
import type { RichText as RichTextData } from '@/lib/rich-text'
import { useForm, type AnyForm } from '@/store/forms/hooks'
import type { StoreEvent } from '@/store/setup/event'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import {
  CardBlock,
  CardBody,
  CardFooter,
  CardHeader,
  type CardFooterProps,
} from '@/ui/CardBlock/CardBlock'
import { Form } from '@/ui/Form/Form'
import { FormErrors } from '@/ui/Form/FormErrors'
import { useFormRefusal } from '@/views/shared/actions/use-restrict'
import { DraftNotice, RoleNotice, FormConflict } from '@/views/shared/draft-notice/DraftNotice'

interface SettingsCardProps extends Pick<CardFooterProps, 'learnMore'> {
  form: AnyForm
  title: string
  description: string
  /** Whether there is anything to save. */
  isChanged: boolean
  /** Asked before it is saved; the answer must submit the form. */
  question?: StoreEvent | undefined
  /** Why it cannot be saved now; undefined if it can. */
  reason?: RichTextData | undefined
  /** Shown below the errors, such as a way around one. */
  remedy?: ReactNode
  children: ReactNode
}

/** A setting of the instance that is saved by itself. */
export function SettingsCard({
  form: definition,
  title,
  description,
  isChanged,
  question,
  reason: ownReason,
  remedy,
  children,
  ...footer
}: SettingsCardProps) {
  const formId = useId()
  const form = useForm(definition)
  const send = useSend()
  const refusal = useFormRefusal(definition.name)
  const reason = refusal ?? ownReason
  const isBlocked = !isChanged || reason !== undefined
  return (
    <CardBlock width="medium" label={title}>
      <CardHeader title={title} description={description} />
      <CardBody>
        <FormErrors
          errors={form.failure ? [form.failure.message] : []}
          requestId={form.failure?.requestId}
        />
        {remedy}
        <Form
          id={formId}
          onSubmit={() => (question ? send(question) : form.submit())}
          isBlocked={form.isPending || isBlocked}
        >
          <RoleNotice reason={refusal} />
          <DraftNotice form={definition} />
          {children}
        </Form>
      </CardBody>
      <FormConflict form={definition} />
      <CardFooter {...footer}>
        <Button
          type="submit"
          form={formId}
          tone="primary"
          isPending={form.isPending}
          isDisabled={!isChanged}
          disabledReason={reason}
        >
          Save
        </Button>
      </CardFooter>
    </CardBlock>
  )
}
