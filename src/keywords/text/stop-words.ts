/** Words too common in questions and in rules to distinguish one keyword, or one ruling, from another. */
export const stopWords: readonly string[] =
  'a an and any are as at be been but by can do does for from get gets has have how i if in into is it its me my of off on or own so some such than that the their them then there this to up was we what when where which while who will with would you your yours'.split(
    ' ',
  );
