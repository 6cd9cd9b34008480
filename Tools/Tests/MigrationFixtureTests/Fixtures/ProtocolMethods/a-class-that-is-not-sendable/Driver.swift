BitternUser().use()
