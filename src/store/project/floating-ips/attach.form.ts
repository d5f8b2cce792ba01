import type { Command } from '@/api/operations/table'
import type { FloatingIp } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { ProjectParams } from '../paths'
import { attachAdvice } from '../external-ips/rules'
import { checkInstanceChoice, type InstanceChoiceValues } from './rules'

/** The command that attaches a floating IP to the instance with that id. */
export const attachCommand = (
  { project, floatingIp }: ProjectParams<'floatingIp'>,
  instance: string,
): Command => ({
  endpoint: 'floatingIpAttach',
  args: { path: { floatingIp }, query: { project }, body: { kind: 'instance', parent: instance } },
})

/** Attaches the free floating IP `params.floatingIp` to an instance of its project. */
export const floatingIpAttachToForm = defineForm<
  InstanceChoiceValues,
  FloatingIp,
  ProjectParams<'floatingIp'>
>({
  name: 'floatingIpAttachTo',
  initial: () => ({ instance: '' }),
  check: checkInstanceChoice,
  toCommand: ({ instance }, { params }) => attachCommand(params, instance),
  succeeded: ({ name }) => ({ toast: { content: ['Floating IP ', emphasis(name), ' attached'] } }),
  advice: attachAdvice,
  failureTitle: 'Could not attach floating IP',
})
