/** The level of bots where nobody has chosen one; the server offers it among others. */
export const USUAL_LEVEL = "medium";
