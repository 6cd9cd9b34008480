print(DamKeeper().work())
