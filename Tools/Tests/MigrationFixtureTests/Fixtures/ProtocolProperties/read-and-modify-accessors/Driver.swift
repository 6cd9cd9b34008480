CourserUser().use()
