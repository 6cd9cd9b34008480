BuzzardUser().use()
