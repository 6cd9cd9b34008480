DunlinUser().use()
