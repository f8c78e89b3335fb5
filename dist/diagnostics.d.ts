export { diagnosePlan } from './types/editplan.js';
