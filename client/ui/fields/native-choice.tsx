import type { ComponentProps, ReactNode } from 'react';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { ChevronDown } from 'lucide-react';

interface NativeChoiceProps extends ComponentProps<typeof NativeSelect.Field> {
  children: ReactNode;
}

/** The browser's own select under our arrow. */
export function NativeChoice(field: NativeChoiceProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...field} />
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
