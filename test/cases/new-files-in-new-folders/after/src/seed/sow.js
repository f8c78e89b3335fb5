export const sow = (rows) => rows * DOZEN
