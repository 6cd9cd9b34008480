print(BuoyHarbourChart6132().readAll())
