KestrelUser().use()
