AukUser().use()
