GarganeyUser().use()
