import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import {
  type InstanceRunState,
  type InstanceVerb,
  allowedStates,
  can,
} from '@/machines/instance/instance.machine'

const onlyAllowed = (verb: InstanceVerb, participle: string): RichText =>
  rich`Only ${emphasisedChoices(allowedStates(verb))} instances can be ${participle}`

/** The heading of an instance's actions in the palette. */
export const instanceHeading = (name: string): string => `Instance ${name}`

/** The user's aim, for actions that several buttons share. */
const aims: Partial<Record<InstanceVerb, string>> = {
  updateBootDisk: 'change its boot disk',
  attachDisk: 'attach a disk',
  detachDisk: 'detach a disk',
  updateNetworkInterface: 'update a network interface',
  joinAffinityGroup: 'be added to a group',
}

const mustBeStopped = (aim: string): RichText =>
  rich`The instance must be ${emphasis('stopped')} to ${aim}`

/**
 * Why an action is not available, or undefined. Failed and starting instances can be stopped too,
 * but that is rarely wanted, so the reason names only `running`. `aim` replaces the user's aim in
 * the sentence: `add a network interface`, `create and attach a disk`.
 */
export const reasonCannot = (
  state: InstanceRunState,
  verb: InstanceVerb,
  aim = aims[verb],
): RichText | undefined => {
  if (can(state, verb)) return undefined
  switch (verb) {
    case 'start':
      return onlyAllowed(verb, 'started')
    case 'stop':
      return rich`Only ${emphasis('running')} instances can be stopped`
    case 'reboot':
      return onlyAllowed(verb, 'rebooted')
    case 'delete':
      return onlyAllowed(verb, 'deleted')
    case 'resize':
      return onlyAllowed(verb, 'resized')
    case 'changeExternalIps':
      return rich`External IPs can change only while the instance is ${emphasisedChoices(allowedStates(verb))}`
    case 'connectSerialConsole':
      return rich`Only the console of a ${emphasis('running')} instance can be reached`
    default:
      return mustBeStopped(aim ?? 'do this')
  }
}
