print(Bäckerei(größe: 3).backe())
