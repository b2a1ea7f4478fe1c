/**
 * Places of home's view that its deferred part fills. `steps` covers the balance's numbers, `face` is on the ticket of
 * a finished day, `room` is below everything else.
 */
export const homeSlots = ['icon', 'channel', 'steps', 'face', 'tasks', 'ads', 'room'] as const;
export type HomeSlot = (typeof homeSlots)[number];

/** The elements of these places; without one where the view has no such place now. */
export type SlotPlaces = Readonly<Partial<Record<HomeSlot, HTMLElement | null>>>;
/** A ref for each place; it gets the place's element when that appears, and null when it goes. */
export type SlotRefs = Readonly<Record<HomeSlot, (place: HTMLElement | null) => void>>;
