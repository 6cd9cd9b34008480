GrebeUser().use()
