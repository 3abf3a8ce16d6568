/**
 * The same function for the same form each time: a statement is prepared by its text, and made by a function of its
 * columns that is known by its identity. For statements whose text depends on a few flags, which are named in the same
 * order each time.
 */
export function oncePerForm<Form extends object, Made>(make: (form: Form) => Made): (form: Form) => Made {
  const forms = new Map<string, Made>();
  return (form) => {
    const key = Object.values(form).join();
    const made = forms.get(key) ?? make(form);
    forms.set(key, made);
    return made;
  };
}
