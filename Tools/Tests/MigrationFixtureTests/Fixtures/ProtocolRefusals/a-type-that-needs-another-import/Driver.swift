PintailUser().use()
