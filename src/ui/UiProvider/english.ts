/*
 * Replaces, in builds, the two modules of react-aria that query the browser's language and its
 * direction. The console is in English, and the queries would slow down its start. Loaded without
 * compilation, so no types.
 */

const ENGLISH = { locale: 'en-US', direction: 'ltr' }

export const getDefaultLocale = () => ENGLISH
export const useDefaultLocale = () => ENGLISH
export const isRTL = () => false
