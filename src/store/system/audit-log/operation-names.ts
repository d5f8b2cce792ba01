import { capitalize } from '@/lib/text'

/** The operations whose ids do not say it in the usual order. */
const PHRASES: Readonly<Record<string, string>> = {
  login_local: 'Sign in with a password',
  login_saml: 'Sign in with SAML',
  device_auth_confirm: 'Confirm device',
  disk_bulk_write_import_start: 'Start import into disk',
  disk_bulk_write_import_stop: 'Stop import into disk',
  disk_finalize_import: 'Finish import into disk',
  instance_disk_attach: 'Attach disk to instance',
  instance_disk_detach: 'Detach disk from instance',
  affinity_group_member_instance_add: 'Add instance to affinity group',
  affinity_group_member_instance_delete: 'Remove instance from affinity group',
  anti_affinity_group_member_instance_add: 'Add instance to anti-affinity group',
  anti_affinity_group_member_instance_delete: 'Remove instance from anti-affinity group',
  local_idp_user_set_password: 'Set password of local user',
  sled_set_provision_policy: 'Set provision policy of sled',
  networking_switch_port_apply_settings: 'Apply settings to switch port',
  networking_switch_port_clear_settings: 'Clear settings of switch port',
  physical_disk_enable_adoption: 'Enable adoption of physical disk',
  physical_disk_disable_adoption: 'Disable adoption of physical disk',
  rack_membership_add_sleds: 'Add sleds to rack',
  rack_membership_abort: 'Abort adding sleds to rack',
  user_logout: 'Log out user',
}

const VERBS: ReadonlySet<string> = new Set(
  (
    'abort add assign attach confirm create delete demote detach disable enable finish join leave ' +
    'link probe promote reboot remove resend start stop unlink update upload'
  ).split(' '),
)

const ACRONYM = /\b(bfd|bgp|icmp|idp|ip|lldp|saml|scim|ssh|vpc)\b/g

const spell = (words: string) =>
  words
    .replaceAll('_', ' ')
    .replace('anti affinity', 'anti-affinity')
    .replace(ACRONYM, word => word.toUpperCase())

/** An operation in words: `Stop instance` for `instance_stop`; the id if the console does not know it. */
export const operationWords = (id: string): string => {
  const phrase = PHRASES[id]
  if (phrase !== undefined) return phrase
  const [, scimVerb, scimNoun] = /^scim_v2_([a-z]+)_([a-z]+)$/.exec(id) ?? []
  if (scimVerb && scimNoun) return `${capitalize(scimVerb)} ${scimNoun} by SCIM`
  const [, words = '', verb = ''] =
    /^(?:networking_|system_|current_user_)?(\w+)_([a-z]+)$/.exec(id) ?? []
  return VERBS.has(verb) ? `${capitalize(verb)} ${spell(words)}` : id
}
