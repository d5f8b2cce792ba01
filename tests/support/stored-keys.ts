/** Whose a stored value is. */
interface StoredKey {
  area: 'local' | 'session' | 'indexedDB'
  key: RegExp
  /**
   * Of a personal value: whether its owner is part of the key or of the value. Of any other, the
   * reason why everyone at this browser may have it.
   */
  owner: 'key' | 'value' | { none: string }
}

const none = (reason: string) => ({ none: reason })

/** All that the console stores in a browser. A new key belongs here before it can be used. */
export const STORED_KEYS: readonly StoredKey[] = [
  { area: 'local', key: /^basalt-drafts$/, owner: 'value' },
  { area: 'local', key: /^basalt-views$/, owner: 'key' },
  { area: 'local', key: /^basalt-projects$/, owner: 'key' },
  { area: 'local', key: /^basalt-certificate-dismissed$/, owner: 'key' },
  { area: 'local', key: /^basalt-acknowledged-issues$/, owner: 'key' },
  { area: 'local', key: /^basalt-as-code$/, owner: 'key' },
  { area: 'local', key: /^basalt-recordings-cleared$/, owner: 'value' },
  { area: 'local', key: /^basalt-signed-in$/, owner: 'value' },
  { area: 'local', key: /^basalt-signed-out$/, owner: 'value' },
  { area: 'local', key: /^basalt-theme$/, owner: none('light or dark') },
  { area: 'local', key: /^basalt-release$/, owner: none('the release of the rack') },
  { area: 'local', key: /^basalt-single-keys$/, owner: none('off') },
  { area: 'local', key: /^basalt-columns$/, owner: none('names of lists and of their columns') },
  { area: 'local', key: /^basalt-recording$/, owner: none('a setting of the browser') },
  {
    area: 'local',
    key: /^basalt-recordings-at-sign-out$/,
    owner: none('a setting of the browser'),
  },
  { area: 'session', key: /^basalt-activity$/, owner: 'value' },
  { area: 'session', key: /^basalt-bulk-plan$/, owner: 'value' },
  { area: 'session', key: /^basalt-bulk-results$/, owner: 'value' },
  { area: 'session', key: /^basalt-cut-off$/, owner: 'key' },
  { area: 'session', key: /^basalt-dialogs$/, owner: 'value' },
  { area: 'session', key: /^basalt-recent$/, owner: 'key' },
  { area: 'session', key: /^basalt-certificate-end$/, owner: 'key' },
  { area: 'session', key: /^basalt-device-code$/, owner: 'key' },
  { area: 'session', key: /^basalt-has-bulk-plan$/, owner: none('only that there is a plan') },
  { area: 'session', key: /^basalt-session-ended$/, owner: none('only that a session has ended') },
  { area: 'session', key: /^basalt-newer-known$/, owner: none('a version of the API') },
  { area: 'session', key: /^basalt-tab$/, owner: none('a random id') },
  { area: 'session', key: /^basalt-open-session$/, owner: none('a random id') },
  { area: 'session', key: /^scroll-position-\d+$/, owner: none('a number of pixels') },
  // Each session has its owner, and is shown to nobody else: see recording-store.test.ts.
  { area: 'indexedDB', key: /^basalt-recordings$/, owner: 'value' },
  { area: 'indexedDB', key: /^basalt-downloads$/, owner: 'key' },
]

/** `<silo id>/<user id>` */
const OWNER = /[0-9a-f-]{36}\/[0-9a-f-]{36}/

/** What is wrong with a stored value; undefined if it has the owner it must have. */
export const faultOfStored = (area: string, key: string, value: string): string | undefined => {
  const name = key.replace(/\/.*/, '')
  const known = STORED_KEYS.find(each => each.area === area && each.key.test(name))
  if (!known) return `${area}/${key} is not in the table of stored keys`
  if (typeof known.owner === 'object')
    return OWNER.test(key + value) ? `${area}/${key} is not personal, but has an owner` : undefined
  return OWNER.test(known.owner === 'key' ? key : value) ? undefined : `${area}/${key} has no owner`
}
