export { area } from './area.js'
export { perimeter } from './perimeter.js'
