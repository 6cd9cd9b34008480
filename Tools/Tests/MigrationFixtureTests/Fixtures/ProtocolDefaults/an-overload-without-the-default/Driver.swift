DarterUser().use()
