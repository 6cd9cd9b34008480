GannetUser().use()
