KiteUser().use()
