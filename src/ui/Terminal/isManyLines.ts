/** True for text that would be entered in more than one go: a single line may well end. */
export const isManyLines = (text: string): boolean => /[\r\n]/.test(text.replace(/\r?\n$|\r$/, ''))
