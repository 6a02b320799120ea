import { createContext, useContext } from 'react';

export const MotionContext = createContext(false);

/** True: no animation, by the system's or the player's setting. */
export const useReducedMotion = (): boolean => useContext(MotionContext);
