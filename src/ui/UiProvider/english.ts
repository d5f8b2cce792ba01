/*
 * Stands in the builds in place of the two modules of react-aria that ask the browser which language
 * it speaks and in which direction that is written. The console speaks English, and the answers take
 * the browser a while just when the console starts. Read as they are: no types.
 */

const ENGLISH = { locale: 'en-US', direction: 'ltr' }

export const getDefaultLocale = () => ENGLISH
export const useDefaultLocale = () => ENGLISH
export const isRTL = () => false
