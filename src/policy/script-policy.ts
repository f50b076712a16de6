/** The name of the one policy of trusted types that the content security policy allows. */
export const scriptPolicyName = 'own-scripts';
