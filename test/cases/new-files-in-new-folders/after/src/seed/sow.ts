export const sow = (rows: number) => rows * DOZEN
