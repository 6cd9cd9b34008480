ChatUser().use()
