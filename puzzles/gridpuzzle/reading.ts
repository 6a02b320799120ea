// How large a cell must be to be read; a board that would be smaller opens zoomed in.

/** CSS pixels of a cell whose letter can be read at a glance. */
export const reading = (): number => 20;
