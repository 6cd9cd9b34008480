BabblerUser().use()
