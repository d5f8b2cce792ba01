/** A value of the API as users write it: `open_sent` → `open sent`. */
export const enumWords = (value: string): string => value.replaceAll('_', ' ')
