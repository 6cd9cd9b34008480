CootUser().use()
