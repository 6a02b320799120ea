// The avatar for a name: the same name looks the same everywhere.

import Face from 'boring-avatars';

/** Colours that suit the brand's on light and on dark backgrounds. */
const COLOURS = ['#ff6b33', '#ffc857', '#2a9d8f', '#4f7cac', '#8d5b8c', '#e9d8c3'];

export interface AvatarPictureProps {
  /** One of the avatars in the configuration. */
  readonly name: string;
  /** CSS pixels. */
  readonly size: number;
}

/** Decorative: the text beside it names the player. */
export default function AvatarPicture({ name, size }: AvatarPictureProps) {
  return <Face variant="beam" name={name} size={size} colors={COLOURS} aria-hidden="true" />;
}
