/**
 * Stands in the builds in place of react-aria's own, which asks the browser for the direction that a
 * locale is written in: that takes ten milliseconds while the console starts, and it speaks English.
 */
export const isRTL = () => false
