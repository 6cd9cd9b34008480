QuetzalUser().use()
