// The avatar for a name: the same name looks the same everywhere.

import Face from 'boring-avatars';

/** Colours that go with the brand's on light and dark paper. */
const COLOURS = ['#ff6b33', '#ffc857', '#2a9d8f', '#4f7cac', '#8d5b8c', '#e9d8c3'];

export interface AvatarPictureProps {
  /** Of the configuration's avatars. */
  readonly name: string;
  /** CSS pixels. */
  readonly size: number;
}

/** Decoration: the text beside it says whose it is. */
export default function AvatarPicture({ name, size }: AvatarPictureProps) {
  return <Face variant="beam" name={name} size={size} colors={COLOURS} aria-hidden="true" />;
}
