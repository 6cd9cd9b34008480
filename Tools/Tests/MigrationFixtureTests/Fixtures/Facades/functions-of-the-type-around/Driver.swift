print(Vault6203.Box().isFree(), Vault6203.Box().first(), Vault6203.name())
