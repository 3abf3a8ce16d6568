import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={className ?? 'text-link'} />;
}
