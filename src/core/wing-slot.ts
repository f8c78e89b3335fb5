import { EditplanError } from '../errors.ts'

/** A place in the core that a wing fills: what the core can do only with that wing. */
export class WingSlot<Ability> {
  #ability: Ability | undefined
  readonly #wing: string

  /** @param wing the name of the wing, for who asks in vain */
  constructor(wing: string) {
    this.#wing = wing
  }

  fill(ability: Ability): void {
    this.#ability = ability
  }

  /** Undefined where the wing is absent. */
  get found(): Ability | undefined {
    return this.#ability
  }

  /** Throws UNAVAILABLE_HERE, naming the wing, where it is absent. */
  get(): Ability {
    if (this.#ability !== undefined) return this.#ability
    const message = `This editplan was built without its wing ${this.#wing}, which does this. Use a complete build.`
    throw new EditplanError({ name: 'UNAVAILABLE_HERE', message })
  }
}
