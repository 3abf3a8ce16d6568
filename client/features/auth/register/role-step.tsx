import { pickableRoles } from '../../../../schema/values/accounts/roles';
import type { PickableRole } from '../../../../schema/values/accounts/roles';
import { useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from '../auth.messages';
import { roleChoices } from '../login/role-choices';

const explanations = {
  PRODUCER: 'roleProducer',
  WHOLESALER: 'roleWholesaler',
  SUPERSALER: 'roleSupersaler',
  CONSUMER: 'roleConsumer',
} as const satisfies Record<PickableRole, string>;

/** Four big cards; pressing one is final: the fields depend on the role. */
export function RoleStep({ onChosen }: { onChosen: (role: PickableRole) => void }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const choices = roleChoices(language, (role) => t(explanations[role]));
  return (
    <ul className="role-step">
      {choices.map((choice) => (
        <li key={choice.value}>
          <button
            type="button"
            className="radio-card"
            onClick={() => {
              const role = pickableRoles.find((one) => one === choice.value);
              if (role) onChosen(role);
            }}
          >
            {choice.icon}
            <span className="radio-card-words">
              <span className="radio-card-label">{choice.label}</span>
              <span className="radio-card-text">{choice.text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
