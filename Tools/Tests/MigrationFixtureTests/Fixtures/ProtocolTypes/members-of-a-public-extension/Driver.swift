HoneyeaterUser().use()
