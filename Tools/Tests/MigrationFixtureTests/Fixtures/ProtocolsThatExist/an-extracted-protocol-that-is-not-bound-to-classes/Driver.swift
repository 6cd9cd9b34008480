MinivetUser().use()
