GuanUser().use()
