BuntingUser().use()
