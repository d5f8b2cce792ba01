import type { ReactNode } from 'react'
import type { ActionViewModel } from '@/store/commands/action'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Message } from '@/ui/Message/Message'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ActionButton } from './ActionButton'

interface ActionCardProps {
  title: string
  description?: string
  /** Its buttons. */
  actions?: readonly ActionViewModel[] | undefined
  footer?: ReactNode
  children: ReactNode
}

/** A part of a page with its own actions, usually a list. */
export function ActionCard({
  title,
  description,
  actions = [],
  footer,
  children,
}: ActionCardProps) {
  return (
    <CardBlock>
      <CardHeader title={title} description={description}>
        {actions.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
      </CardHeader>
      <CardBody>{children}</CardBody>
      {footer}
    </CardBlock>
  )
}

/** Stands for what is still being read, or could not be. */
export function Unread({ failure }: { failure: string | undefined }) {
  return failure === undefined ? <Skeleton /> : <Message tone="danger">{failure}</Message>
}
