MerlinUser().use()
