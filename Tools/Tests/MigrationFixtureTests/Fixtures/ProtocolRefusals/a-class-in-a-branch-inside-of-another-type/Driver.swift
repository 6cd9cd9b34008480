PeweeUser().use()
