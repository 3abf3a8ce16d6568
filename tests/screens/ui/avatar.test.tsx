import { Avatar } from '../../../client/ui/images/avatar';
import { renderPart } from '../support/render';

it.each([
  ['en', 'Rokeya Haque', 'RH'],
  ['bn', 'Rokeya Haque', 'রহ'],
  ['bn', 'Khadija Akter Shimu', 'খশ'],
  ['bn', 'Abdul', 'আ'],
  ['bn', 'নুসরাত জাহান', 'নুজা'],
  ['en', 'নুসরাত জাহান', 'নুজা'],
] as const)('initials are in the letters of the page: %s, %s', (language, name, letters) => {
  renderPart(<Avatar name={name} />, { language });
  expect(document.querySelector('.avatar')).toHaveAttribute('data-initials', letters);
});
