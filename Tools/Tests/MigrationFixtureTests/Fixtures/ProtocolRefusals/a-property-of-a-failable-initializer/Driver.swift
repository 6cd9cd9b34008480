OspreyUser().use()
