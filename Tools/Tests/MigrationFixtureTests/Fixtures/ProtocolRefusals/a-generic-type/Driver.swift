MynaUser().use()
