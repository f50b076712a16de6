/** The name of the only trusted types policy that the content security policy allows. */
export const scriptPolicyName = 'own-scripts';
