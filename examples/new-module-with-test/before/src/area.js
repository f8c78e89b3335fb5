/** Area of a rectangle. */
export const area = (width, height) => width * height
