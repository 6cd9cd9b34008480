HeronUser().use()
