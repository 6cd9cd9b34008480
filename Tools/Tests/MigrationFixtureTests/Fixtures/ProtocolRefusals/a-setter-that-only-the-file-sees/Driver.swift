ParakeetUser().use()
