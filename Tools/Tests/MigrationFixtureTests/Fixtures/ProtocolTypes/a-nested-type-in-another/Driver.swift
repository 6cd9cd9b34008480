GooseUser().use()
