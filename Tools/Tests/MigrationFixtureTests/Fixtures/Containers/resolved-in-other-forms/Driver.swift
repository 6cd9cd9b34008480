print(QuayClerk1506().load(), QuayMate1506().lengths())
