import type { ReactNode } from 'react';

interface ImageButtonProps {
  /** Content of the button: its text, with an icon if there is one. */
  children: ReactNode;
  /** For screen readers, where the text alone does not name what is chosen. */
  label?: string;
  busy: boolean;
  /** Opens the phone's rear camera where there is one. */
  camera?: boolean;
  onChosen: (file: File) => void;
}

/** A button that lets the user choose one image; the same file can be chosen again. */
export function ImageButton({ children, label, busy, camera = false, onChosen }: ImageButtonProps) {
  return (
    <label className="button size-md look-outline tone-brand" data-busy={busy}>
      {children}
      <input
        type="file"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        className="visually-hidden"
        aria-label={label}
        disabled={busy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
    </label>
  );
}
