import type { ComponentProps, ReactNode } from 'react';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { ChevronDown } from 'lucide-react';

interface NativeChoiceProps extends ComponentProps<typeof NativeSelect.Field> {
  /** As wide as its words, not as its place. */
  narrow?: boolean;
  children: ReactNode;
}

/** The browser's own select under our arrow. */
export function NativeChoice({ narrow = false, ...field }: NativeChoiceProps) {
  return (
    <NativeSelect.Root {...(narrow && { width: 'auto', minW: '0' })}>
      <NativeSelect.Field {...field} />
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
