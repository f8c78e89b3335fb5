/** Length of a rectangle's border. */
export const perimeter = (width, height) => 2 * (width + height)
